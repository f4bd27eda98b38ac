// expect: cannot find type 'LocalizedStringResource' in scope

func text() -> LocalizedStringResource { "a" }
