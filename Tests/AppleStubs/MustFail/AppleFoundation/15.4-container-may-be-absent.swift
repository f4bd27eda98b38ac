// expect: value of optional type 'URL?' must be unwrapped

import Foundation

func folder() -> URL {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a")
}
