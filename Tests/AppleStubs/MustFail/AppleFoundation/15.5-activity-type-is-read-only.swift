// expect: cannot assign to property: 'activityType' is a get-only property

import Foundation

func change(_ activity: NSUserActivity) {
    activity.activityType = "a"
}
