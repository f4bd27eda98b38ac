// expect: missing argument for parameter 'display' in call

import Intents

let object = INObject(identifier: "a")
