// expect: missing argument for parameter 'placemark' in call

import CoreLocation

let place = CLPlacemark()
