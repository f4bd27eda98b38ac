// In: families and floors. Out: proof that each is named under the right conditions, and under no others.
// Invariant: the table of families is the only source of versions.

import Testing
import WidgetBase
import WidgetModel

@testable import WidgetEmit

@Suite struct EmitAvailabilityTests {
    static func context(_ floors: PlatformVersions) -> EmitContext {
        var program = Program()
        var module = Module(
            name: program.names.intern("M"), stringTable: program.names.intern("Widgets"), role: .extension
        )
        module.platforms = floors
        let id = program.modules.append(module)
        return EmitContext(program: program, facts: ProgramFacts(program), module: id)
    }

    @Test func nothingIsAskedThatEveryFloorHas() {
        let context = Self.context(PlatformVersions(iOS: .init(17), macOS: .init(14)))
        #expect(context.availability(of: .systemSmall) == .always)
        #expect(context.availability(of: .systemExtraLarge) == .always)
        let latest = Self.context(PlatformVersions(iOS: .init(27), macOS: .init(27)))
        // An SDK that builds for the floor has what the floor has.
        #expect(latest.availability(of: .systemExtraLargePortrait) == .always)
    }

    @Test func platformsWithoutTheFamilyAreLeftOut() {
        let context = Self.context(PlatformVersions(iOS: .init(17), macOS: .init(14), watchOS: .init(10)))
        #expect(context.availability(of: .accessoryInline).directive == "os(iOS) || os(watchOS)")
        #expect(context.availability(of: .accessoryCorner).directive == "os(watchOS)")
        #expect(context.availability(of: .systemLarge).directive == "os(iOS) || os(macOS)")
        let watch = Self.context(PlatformVersions(watchOS: .init(10)))
        #expect(watch.availability(of: .systemSmall).directive == "false")
        #expect(watch.availability(of: .accessoryCorner) == .always)
    }

    @Test func olderSystemsAndCompilersAreAskedTogether() {
        let context = Self.context(PlatformVersions(iOS: .init(17), macOS: .init(14), visionOS: .init(26)))
        let portrait = context.availability(of: .systemExtraLargePortrait)
        #expect(portrait.directive == "compiler(>=6.4) && (os(iOS) || os(macOS)) || compiler(>=6.2) && os(visionOS)")
        #expect(portrait.runtime == "iOS 27, macOS 27, *")
        let circular = context.availability(of: .accessoryCircular)
        #expect(circular.directive == "os(iOS) || compiler(>=6.4) && os(visionOS)")
        #expect(circular.runtime == "visionOS 27, *")
        let old = Self.context(PlatformVersions(iOS: .init(14), watchOS: .init(9)))
        #expect(old.availability(of: .accessoryRectangular) == Availability(directive: nil, runtime: "iOS 16, *"))
    }

    @Test(arguments: WidgetFamily.allCases)
    func everyFamilyIsAskedForExactlyWhereAFloorIsLower(_ family: WidgetFamily) {
        let floors = [
            PlatformVersions(iOS: .init(14), macOS: .init(11), watchOS: .init(9), visionOS: .init(26)),
            PlatformVersions(iOS: .init(15), macOS: .init(14)),
            PlatformVersions(iOS: .init(16, 4), visionOS: .init(27)),
            PlatformVersions(iOS: .init(27), macOS: .init(27), watchOS: .init(26)),
        ]
        for floors in floors {
            let availability = Self.context(floors).availability(of: family)
            for platform in floors.platforms {
                let asked = availability.runtime?.contains("\(platform.name) ") ?? false
                let introduced = family.introduced[platform]
                let isLower = introduced.map { version in floors[platform].map { $0 < version } ?? false } ?? false
                #expect(asked == isLower, "\(family.name) on \(platform.name): \(availability)")
                if introduced == nil {
                    #expect(availability.directive.map { !$0.contains("os(\(platform.name))") } ?? false)
                }
            }
        }
    }
}
