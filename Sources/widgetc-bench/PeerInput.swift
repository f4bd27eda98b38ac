// In: a number of declarations. Out: the same rows as a description and as the schemas of other compilers.
// Invariant: every form declares the same names and types, six members a row.

/// A compiler of declarations into code, with the form that it reads.
enum Peer: String, CaseIterable {
    case widgetc
    case flatc
    case thrift
    case protoc
    case capnp

    var fileExtension: String {
        switch self {
        case .widgetc: return "widget"
        case .flatc: return "fbs"
        case .thrift: return "thrift"
        case .protoc: return "proto"
        case .capnp: return "capnp"
        }
    }

    /// What it makes, as the tables name it.
    func name(_ tool: String) -> String {
        switch self {
        case .widgetc: return "`widgetc build`"
        case .flatc: return "`flatc --swift`"
        case .thrift: return "`thrift --gen swift`"
        case .protoc: return "`protoc --cpp_out` (it has no Swift of its own)"
        case .capnp: return "`capnp compile -oc++` (it has no Swift)"
        }
    }

    /// The command that compiles files into a folder; nil where it takes one file only.
    func command(_ tool: String, _ files: [String], into output: String, from folder: String) -> [String]? {
        switch self {
        case .widgetc: return [tool, "build"] + files + ["-o", output]
        case .flatc: return [tool, "--swift", "-o", output] + files
        case .thrift: return files.count == 1 ? [tool, "--gen", "swift", "-out", output] + files : nil
        case .protoc: return [tool, "--cpp_out=\(output)", "-I", folder] + files
        case .capnp: return [tool, "compile", "-oc++:\(output)", "--src-prefix=\(folder)"] + files
        }
    }

    /// What a file begins with.
    func head(_ file: Int) -> String {
        switch self {
        case .widgetc:
            // One file tells what module all are of.
            return file == 0 ? "module Bench {\n  platforms iOS 17\n}\n\n" : ""
        case .flatc: return "namespace bench;\n\n"
        case .thrift: return "namespace swift Bench\n\n"
        case .protoc: return "syntax = \"proto3\";\npackage bench;\n\n"
        case .capnp:
            let id = String(0x8000_0000_0000_0000 + UInt64(file) + 1, radix: 16)
            return "@0x\(id);\n\n"
        }
    }

    /// One row of six members.
    func row(_ n: Int) -> String {
        switch self {
        case .widgetc:
            return """
                struct Record\(n) {
                  identifier: Int
                  title: String
                  progress: Double
                  active: Bool
                  summary: String?
                  counts: [Int]
                }


                """
        case .flatc:
            return """
                table Record\(n) {
                  identifier:long;
                  title:string;
                  progress:double;
                  active:bool;
                  summary:string;
                  counts:[long];
                }


                """
        case .thrift:
            return """
                struct Record\(n) {
                  1: required i64 identifier
                  2: required string title
                  3: required double progress
                  4: required bool active
                  5: optional string summary
                  6: required list<i64> counts
                }


                """
        case .protoc:
            return """
                message Record\(n) {
                  int64 identifier = 1;
                  string title = 2;
                  double progress = 3;
                  bool active = 4;
                  optional string summary = 5;
                  repeated int64 counts = 6;
                }


                """
        case .capnp:
            return """
                struct Record\(n) {
                  identifier @0 :Int64;
                  title @1 :Text;
                  progress @2 :Float64;
                  active @3 :Bool;
                  summary @4 :Text;
                  counts @5 :List(Int64);
                }


                """
        }
    }

    /// Writes rows over a number of files and returns their paths.
    func write(rows: Int, files: Int, into folder: String) -> [String] {
        (0..<files).map { file in
            let path = "\(folder)/rows\(file).\(fileExtension)"
            Scratch.write(path) { write in
                write(head(file))
                for n in rows * file / files..<rows * (file + 1) / files { write(row(n)) }
            }
            return path
        }
    }
}
