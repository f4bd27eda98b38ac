// In: nothing. Out: the value types of App Intents itself: files, persons, amounts, payment methods, search texts.
// Invariant: what Apple's types take of other frameworks (`UTType`) is left out, which admits nothing more.

import Foundation

/// A file. docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct IntentFile: Sendable {
    public let data: Data
    public let filename: String
    public let fileURL: URL?
    public var removedOnCompletion: Bool = false

    public init(data: Data, filename: String) {
        self.data = data
        self.filename = filename
        fileURL = nil
    }

    public init(fileURL: URL, filename: String? = nil) {
        data = (try? Data(contentsOf: fileURL)) ?? Data()
        self.filename = filename ?? fileURL.lastPathComponent
        self.fileURL = fileURL
    }
}

@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension IntentFile: Hashable {}

/// An amount of money. docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct IntentCurrencyAmount: Hashable, @unchecked Sendable {
    public let amount: Decimal
    public let currencyCode: String

    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

/// A way to pay. docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct IntentPaymentMethod: Sendable {
    public enum PaymentType: Hashable, Sendable {
        case unknown
        case checking
        case savings
        case brokerage
        case debit
        case credit
        case prepaid
        case store
        case applePay
    }

    public let paymentType: PaymentType
    public let name: String?
    public let icon: DisplayRepresentation.Image?
    public let identificationHint: String?

    public init(
        type: PaymentType,
        name: LocalizedStringResource? = nil,
        identificationHint: String? = nil,
        icon: DisplayRepresentation.Image? = nil
    ) {
        paymentType = type
        self.name = name.map { String(localized: $0) }
        self.identificationHint = identificationHint
        self.icon = icon
    }
}

/// A person. docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct IntentPerson: Sendable {
    public enum ParameterMode: String {
        case contact
        case email
        case phone
        case emailOrPhone
    }

    public enum Identifier: Hashable, Sendable {
        case contact(String)
        case applicationDefined(String)
    }

    public enum Name: Sendable {
        case displayName(String)
        case components(PersonNameComponents)
    }

    public struct Handle: Hashable, Sendable {
        public enum Value: Hashable, Sendable {
            case phoneNumber(String)
            case emailAddress(String)
            case applicationDefined(String)
        }

        public enum Label: Hashable, Sendable {
            case home
            case work
            case iPhone
            case mobile
            case main
            case homeFax
            case workFax
            case pager
            case other
            case school
            case custom(String)
        }

        public var value: Value
        public var label: Label

        public init(_ value: Value, label: Label = .other) {
            self.value = value
            self.label = label
        }
    }

    public var name: Name
    public var isMe: Bool
    public var identifier: Identifier
    public var handle: Handle?
    public var aliases: [Handle]
    public var image: DisplayRepresentation.Image?

    public init(
        identifier: Identifier,
        name: Name,
        handle: Handle?,
        aliases: [Handle] = [],
        isMe: Bool = false,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.aliases = aliases
        self.isMe = isMe
        self.image = image
    }
}

/// A text to search for. docs/apple-api.md §6.3
@available(macOS 14.2, iOS 17.2, watchOS 10.2, tvOS 17.2, *)
public struct StringSearchCriteria: Hashable, Sendable {
    public var term: String

    public init(term: String) {
        self.term = term
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentFile: _IntentValue {
    public typealias ValueType = IntentFile
    public typealias UnwrappedType = IntentFile

    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentFile> {
        EmptyResolverSpecification()
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentCurrencyAmount: _IntentValue {
    public typealias ValueType = IntentCurrencyAmount
    public typealias UnwrappedType = IntentCurrencyAmount

    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentCurrencyAmount> {
        EmptyResolverSpecification()
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentPaymentMethod: _IntentValue {
    public typealias ValueType = IntentPaymentMethod
    public typealias UnwrappedType = IntentPaymentMethod

    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentPaymentMethod> {
        EmptyResolverSpecification()
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentPerson: _IntentValue {
    public typealias ValueType = IntentPerson
    public typealias UnwrappedType = IntentPerson

    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentPerson> {
        EmptyResolverSpecification()
    }
}

@available(macOS 14.2, iOS 17.2, watchOS 10.2, tvOS 17.2, *)
extension StringSearchCriteria: _IntentValue {
    public typealias ValueType = StringSearchCriteria
    public typealias UnwrappedType = StringSearchCriteria

    public static var defaultResolverSpecification: EmptyResolverSpecification<StringSearchCriteria> {
        EmptyResolverSpecification()
    }
}
