// expect: cannot convert value of type 'String' to expected argument type 'OSLogMessage'

import os

func report(_ text: String) {
    Logger().error(text)
}
