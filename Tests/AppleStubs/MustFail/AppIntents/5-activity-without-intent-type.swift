// expect: generic parameter 'Intent' could not be inferred

import AppIntents
import Foundation

func intent(of activity: NSUserActivity) {
    _ = activity.widgetConfigurationIntent()
}
