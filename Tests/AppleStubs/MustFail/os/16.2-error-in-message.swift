// expect: no exact matches in call to instance method 'appendInterpolation'

import os

func report(_ error: any Error) {
    Logger().error("Failed: \(error)")
}
