// expect: argument 'table' must precede argument 'bundle'

import Foundation

func text() -> LocalizedStringResource { LocalizedStringResource("a", bundle: .main, table: "T") }
