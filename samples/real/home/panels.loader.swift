// Hand-written: what follows a download of the pages' pictures.

import Foundation

/// The app left the pictures where the widget finds them: there is no more to do.
nonisolated func finishPanelDownloads(_ session: String, _ completion: @escaping () -> Void) {
    completion()
}
