// expect: 'RelevantContext' initializer is inaccessible
// expect: missing argument for parameter #1 in call

import AppIntents

func context() -> RelevantContext { RelevantContext() }
