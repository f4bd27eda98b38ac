// expect: 'CLRegion' initializer is inaccessible
// expect: missing argument for parameter 'identifier' in call

import CoreLocation

let region = CLRegion()
