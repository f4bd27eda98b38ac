// In: bytes that the fuzzer makes up. Out: a crash if an invariant does not hold of what a stage makes of them.
// Invariant: the stage is chosen when this is compiled, so that each program covers one stage only.

import WidgetBase

/// Called by libFuzzer, some thousand times a second.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
    if let violation = violation(bytes) { fatalError("broken invariant: \(violation)") }
    return 0
}

private func violation(_ bytes: [UInt8]) -> String? {
    #if FUZZ_LEXER
        // The lexer is given nothing else.
        let isText = String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
        return isText ? SyntaxInvariants.tokenViolation(bytes) : nil
    #elseif FUZZ_PARSER
        return SyntaxInvariants.violation(bytes)
    #elseif FUZZ_PIPELINE
        return PipelineInvariants.violation(PipelineInvariants.files(in: bytes))
    #elseif FUZZ_FIX
        return PipelineInvariants.fixViolation(PipelineInvariants.files(in: bytes))
    #elseif FUZZ_LOCK
        return PipelineInvariants.lockViolation(bytes)
    #endif
}
