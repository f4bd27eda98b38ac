import Foundation

@testable import Axes

@main
struct Program {
    static func main() {
        var checks = Checks()
        single(&checks)
        several(&checks)
        checks.finish()
    }

    static func single(_ checks: inout Checks) {
        checks.expect(ByText["Swift"].symbol == "swift" && ByText["C++"].symbol == "c", "texts")
        checks.expect(ByText["c"].weight == -2.25 && ByText[nil].symbol == "q", "other texts and nil")
        checks.expect(ByText["C"].weight == 0.5 && ByText["Swift"].weight == 1, "a column's default")
        for (number, name) in [
            (Int.min, "cold"), (-6, "cold"), (-5, "cool"), (-1, "cool"), (0, "cool"), (1, "mild"), (19, "mild"),
            (20, "hot"), (Int.max, "hot"),
        ] {
            checks.expect(ByInt[number].name == name, "\(number) is \(name)")
        }
        checks.expect(ByInt[nil].name == "mild", "no number")
        for (share, count) in [
            (-Double.infinity, -1), (0.1999, -1), (0.2, 2), (0.7999, 2), (0.8, 3), (Double.infinity, 3),
            (Double.nan, 0),
        ] {
            checks.expect(ByShare[share].count == count, "\(share) has \(count)")
        }
        checks.expect(ByShare[nil].count == 0, "no share")
        checks.expect(ByBool[true].on && !ByBool[false].on, "true and false")
    }

    static func several(_ checks: inout Checks) {
        checks.expect(Full[.a, true].n == 1 && Full[.a, false].n == 2 && Full[.b, true].n == 3, "two axes")
        checks.expect(Full[.b, false].n == 4 && Full[.c, true].n == 5 && Full[.c, false].n == 6, "two axes")
        for kind in [Kind.a, .b, .c, nil] {
            for flag in [true, false, nil] {
                for number in [-1, 0, 9, 10, .max, nil] {
                    for text in ["x", "y", "z", nil] {
                        let found = Many[kind, flag, number, text].n
                        let wanted = many(kind, flag, number, text)
                        checks.expect(found == wanted, "\(String(describing: (kind, flag, number, text))): \(found)")
                    }
                }
            }
        }
    }

    /// The table as its rows are read from top to bottom.
    static func many(_ kind: Kind?, _ flag: Bool?, _ number: Int?, _ text: String?) -> Int {
        if kind == .a, flag == true, let number, (0..<10).contains(number), text == "x" { return 1 }
        if kind == .a, flag == false { return 2 }
        if kind == .b, let number, number >= 10, text == "y" { return 3 }
        return 4
    }
}
