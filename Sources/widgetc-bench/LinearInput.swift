// In: a shape and a size. Out: a description of that shape.
// Invariant: a description of twice the size is the same text, twice as long.

/// Shapes whose cost must grow with their length and no faster.
enum LinearShape: String, CaseIterable {
    case rows = "structs of six fields"
    case mixed = "all kinds of declarations"
    case enumCases = "cases of one enum"
    case styleRows = "rows of one style"
    case errors = "errors, one a line"
    case nesting = "expressions nested fifty deep"
    case garbage = "bytes that are no description"

    /// The sizes that are compared: declarations, cases, rows, errors, expressions or bytes.
    var sizes: [Int] {
        switch self {
        case .rows: return [10, 100, 1_000, 10_000, 50_000]
        case .mixed: return [20, 200, 2_000, 20_000]
        case .enumCases: return [200, 2_000, 20_000]
        case .styleRows: return [100, 1_000, 10_000]
        case .errors: return [100, 1_000, 10_000]
        case .nesting: return [10, 100, 1_000]
        // The last is larger than a file may be, and refused by its size.
        case .garbage: return [1_000_000, 10_000_000, 60_000_000, 100_000_000]
        }
    }

    /// Whether the compiler is to refuse it.
    var isWrong: Bool { self == .errors || self == .garbage }

    func write(_ size: Int, to path: String) {
        Scratch.write(path) { write in
            if self != .garbage { write(head) }
            switch self {
            case .rows:
                for n in 0..<size { write(Peer.widgetc.row(n)) }
            case .mixed:
                // A unit of `BenchmarkInput` has eight declarations.
                for n in 0..<max(1, size / 8) { write(BenchmarkInput.unit(n)) }
            case .enumCases: writeEnum(size, write)
            case .styleRows:
                writeEnum(size, write)
                write("\nstyle Look by Choice {\n  message: String\n  rank: Int\n\n")
                for n in 0..<size { write("  case .choice\(n): (message: \"Message \(n)\", rank: \(n))\n") }
                write("}\n")
            case .errors:
                for n in 0..<size { write("struct Wrong\(n) { field: Unknown\(n % 7) }\n") }
            case .nesting:
                write("intent Select \"Select\" {\n  param flag \"Flag\": Bool = true\n}\n\n")
                write("widget Deep \"Deep\" {\n  configuration Select\n  families systemSmall\n\n  entry {\n")
                let open = String(repeating: "!(", count: 50)
                let close = String(repeating: ")", count: 50)
                for n in 0..<size { write("    value\(n): Bool = \(open)flag\(close)\n") }
                write("  }\n\n  sample {}\n  refresh never\n  view DeepView\n}\n")
            case .garbage:
                // Not random: the same bytes in every run.
                var state: UInt32 = 1
                var line = ""
                for n in 0..<size {
                    state = state &* 1_664_525 &+ 1_013_904_223
                    line.unicodeScalars.append(Unicode.Scalar(UInt8(0x20 + (state >> 24) % 0x5F)))
                    if n % 80 == 79 {
                        write(line + "\n")
                        line = ""
                    }
                }
            }
        }
    }

    private var head: String {
        """
        module Bench {
          platforms iOS 17, macOS 14
          group "group.bench"
          scheme "bench"
        }


        """
    }

    private func writeEnum(_ size: Int, _ write: (String) -> Void) {
        write("enum Choice \"Choice\" {\n")
        for n in 0..<size { write("  case choice\(n) \"Choice \(n)\"\n") }
        write("}\n")
    }
}
