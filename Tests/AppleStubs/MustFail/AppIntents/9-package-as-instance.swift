// expect: cannot convert value of type 'Shared' to expected element type 'any AppIntentsPackage.Type'

import AppIntents

struct Shared: AppIntentsPackage {}

struct App: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [Shared()] }
}
