// In: titles, subtitles, images. Out: how types and values present themselves.
// Invariant: `DisplayRepresentation` is made from a literal or by its initializer, never from an interpolation, and
// like its kin it is not Sendable.

import Foundation

/// A type with a name that outlives renames. docs/apple-api.md §6.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol PersistentlyIdentifiable {
    static var persistentIdentifier: String { get }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension PersistentlyIdentifiable {
    public static var persistentIdentifier: String { "\(Self.self)" }
}

/// docs/apple-api.md §7.2
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// docs/apple-api.md §7.2
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    var displayRepresentation: DisplayRepresentation { get }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension InstanceDisplayRepresentable {
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// docs/apple-api.md §7.2
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// docs/apple-api.md §8
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable, Hashable {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension CaseDisplayRepresentable {
    public var localizedStringResource: LocalizedStringResource {
        guard let representation = Self.caseDisplayRepresentations[self] else {
            fatalError("`caseDisplayRepresentations` of `\(Self.self)` has no entry for `\(self)`")
        }
        return representation.title
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension CaseDisplayRepresentable where Self: InstanceDisplayRepresentable {
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// docs/apple-api.md §8
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}

/// A type of the app that a parameter can hold. docs/apple-api.md §7.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable {}

/// A closed set of choices. docs/apple-api.md §8
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
    where RawValue: LosslessStringConvertible {}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension AppEnum {
    public static var defaultResolverSpecification: some ResolverSpecification { EmptyResolverSpecification<Self>() }
}

/// How a type presents itself. docs/apple-api.md §7.2
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral {
    public var name: LocalizedStringResource
    public var numericFormat: LocalizedStringResource?
    @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
    public var synonyms: [LocalizedStringResource] {
        get { storedSynonyms }
        set { storedSynonyms = newValue }
    }

    private var storedSynonyms: [LocalizedStringResource] = []

    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
        self.name = name
        self.numericFormat = numericFormat
    }

    @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
    public init(
        name: LocalizedStringResource,
        numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.name = name
        self.numericFormat = numericFormat
        storedSynonyms = synonyms
    }

    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }
}

/// How a value presents itself. docs/apple-api.md §7.2
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct DisplayRepresentation: ExpressibleByStringLiteral, Equatable {
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
    public var synonyms: [LocalizedStringResource] {
        get { storedSynonyms }
        set { storedSynonyms = newValue }
    }

    private var storedSynonyms: [LocalizedStringResource] = []

    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
    public init(
        title: LocalizedStringResource,
        subtitle: LocalizedStringResource? = nil,
        image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        storedSynonyms = synonyms
    }

    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension DisplayRepresentation {
    /// A picture beside a title. docs/apple-api.md §7.2
    public struct Image: Equatable, Sendable {
        /// What the picture is made from: a hook for tests.
        public enum _StubSource: Equatable, Sendable {
            case named(String)
            case systemName(String)
            case data(Data)
            case url(URL)
        }

        public let _stubSource: _StubSource
        public let _stubIsTemplate: Bool?
        public let _stubIsCircular: Bool

        private init(_ source: _StubSource, isTemplate: Bool?, isCircular: Bool = false) {
            _stubSource = source
            _stubIsTemplate = isTemplate
            _stubIsCircular = isCircular
        }

        public init(named name: String, isTemplate: Bool? = nil) {
            self.init(.named(name), isTemplate: isTemplate)
        }

        public init(systemName name: String, isTemplate: Bool? = nil) {
            self.init(.systemName(name), isTemplate: isTemplate)
        }

        public init(data: Data, isTemplate: Bool? = nil) {
            self.init(.data(data), isTemplate: isTemplate)
        }

        public init(url: URL, isTemplate: Bool? = nil) {
            self.init(.url(url), isTemplate: isTemplate)
        }

        public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil) {
            self.init(.url(url), isTemplate: isTemplate)
        }

        /// The outline of a picture. docs/apple-api.md §7.2
        @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
        public struct DisplayStyle: Equatable {
            let isCircular: Bool

            public static var circular: DisplayStyle { DisplayStyle(isCircular: true) }

            public static var `default`: DisplayStyle { DisplayStyle(isCircular: false) }
        }

        @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
            self.init(.named(name), isTemplate: isTemplate, isCircular: displayStyle.isCircular)
        }

        @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
            self.init(.data(data), isTemplate: isTemplate, isCircular: displayStyle.isCircular)
        }

        @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
            self.init(.url(url), isTemplate: isTemplate, isCircular: displayStyle.isCircular)
        }

        @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
        public init(
            url: URL,
            width: Double,
            height: Double,
            isTemplate: Bool? = nil,
            displayStyle: DisplayStyle
        ) {
            self.init(.url(url), isTemplate: isTemplate, isCircular: displayStyle.isCircular)
        }
    }
}
