// Hand-written: stands for what Xcode makes of the app's intent definition file.

import Intents

#if compiler(>=6.2)
nonisolated class GreetingIntentIntent: INIntent {
    var Name: String? { nil }
    var Punctuation: INObject? { nil }
}
#else
class GreetingIntentIntent: INIntent {
    var Name: String? { nil }
    var Punctuation: INObject? { nil }
}
#endif
