// Hand-written: the program that measures look-ups.

import StatusWidgets

/// In `allocations.c`.
@_silgen_name("allocationCount")
func allocationCount() -> Int

StatusLookUp.run(rounds: 2_000) { allocationCount() }
