// In: an activity's type. Out: what an app is handed when a widget without a URL is tapped.
// Invariant: it carries no more than a deep-link handler reads.

import Foundation

/// What a person was doing. docs/apple-api.md §15.5
@available(iOS 8.0, macOS 10.10, watchOS 2.0, tvOS 9.0, *)
open class NSUserActivity: NSObject {
    open var activityType: String { _activityType }
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?

    /// The configuration intent that a test puts in, for `widgetConfigurationIntent(of:)`.
    public var _stubWidgetConfigurationIntent: Any?

    private let _activityType: String

    public init(activityType: String) {
        _activityType = activityType
    }
}
