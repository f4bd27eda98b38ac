// In: a position. Out: the location types that parameters and relevance take.
// Invariant: no location is ever looked up.

@_exported import AppleFoundation
@_exported import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double

/// A position on the globe. docs/apple-api.md §17.1
@available(iOS 2.0, macOS 10.6, watchOS 2.0, tvOS 9.0, *)
public struct CLLocationCoordinate2D {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    public init() {
        self.init(latitude: 0, longitude: 0)
    }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A measured position. docs/apple-api.md §17.1
@available(iOS 2.0, macOS 10.6, watchOS 2.0, tvOS 9.0, *)
open class CLLocation: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

/// A place with an address. docs/apple-api.md §17.2
@available(iOS 5.0, macOS 10.8, watchOS 2.0, tvOS 9.0, *)
open class CLPlacemark: NSObject {
    private let original: CLPlacemark?
    private let stubName: String?
    private let stubLocality: String?

    public init(placemark: CLPlacemark) {
        original = placemark
        stubName = placemark.name
        stubLocality = placemark.locality
    }

    /// A placemark with a name and a town: a hook for tests.
    public init(_stubName name: String, locality: String? = nil) {
        original = nil
        stubName = name
        stubLocality = locality
    }

    open var name: String? { stubName }

    open var locality: String? { stubLocality }

    open var location: CLLocation? { nil }
}

/// An area. docs/apple-api.md §17.3
@available(iOS 4.0, macOS 10.7, watchOS 2.0, tvOS 9.0, *)
open class CLRegion: NSObject {
    public let identifier: String

    init(identifier: String) {
        self.identifier = identifier
    }
}

/// A round area. docs/apple-api.md §17.3
@available(iOS 7.0, macOS 10.10, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
open class CLCircularRegion: CLRegion {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }
}
