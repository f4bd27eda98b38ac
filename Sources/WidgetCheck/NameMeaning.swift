// In: the name of a field or parameter. Out: what its words tell about what it holds.
// Invariant: whole words count, never parts of them, and the last words say what a thing is.

import WidgetBase

/// What a name says about a value.
struct NameMeaning: OptionSet {
    let rawValue: UInt8

    /// A token or a password.
    static let secret = NameMeaning(rawValue: 1)
    /// Of the day on which it was written: `todaySteps`.
    static let day = NameMeaning(rawValue: 2)
    /// When the data was written, which differs each time: `lastUpdated`.
    static let timeOfWriting = NameMeaning(rawValue: 4)
    /// A time from or until now: `timeLeft`.
    static let distanceFromNow = NameMeaning(rawValue: 8)
    /// A picture, or where it is: `coverURL`.
    static let image = NameMeaning(rawValue: 16)
    /// The bytes of a picture: `coverData`.
    static let imageBytes = NameMeaning(rawValue: 32)
    /// Of a session, by which a server knows a person, unless something else is called a session: `sessionID`.
    static let session = NameMeaning(rawValue: 64)

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    init(_ name: ArraySlice<UInt8>) {
        let words = NameMeaning.words(name)
        self = []
        guard let last = words.last else { return }
        let before = words.dropLast().last
        let isOf = { (words: Set<UInt64>, word: UInt64?) in word.map { words.contains($0) } ?? false }
        let isSecretKey = isOf(Words.keys, last) && isOf(Words.secretKeys, before)
        let isWrapped = isOf(Words.wrappers, last) && isOf(Words.secrets, before)
        let isHeader = isOf(Words.headers, last) && isOf(Words.authorizations, before)
        let isCard =
            isOf(Words.cards, last) && isOf(Words.payments, before) || last == Words.number && isOf(Words.cards, before)
        let isPublic = isOf(Words.publicTokens, before) || last == Words.pin && isOf(Words.placedPins, before)
        if isOf(Words.secrets, last) || isSecretKey || isWrapped || isHeader || isCard, !isPublic { insert(.secret) }
        if last == Words.id, before == Words.session { insert(.session) }
        if words.contains(where: { Words.days.contains($0) }) { insert(.day) }
        if isOf(Words.written, last)
            || isOf(Words.moments, last) && (isOf(Words.written, before) || isOf(Words.write, before))
            || words.first == Words.last && words.count == 2 && (isOf(Words.write, last) || isOf(Words.written, last))
        {
            insert(.timeOfWriting)
        }
        if last == Words.ago || last == Words.countdown || isOf(Words.rests, last) && isOf(Words.times, before)
            || words.first == Words.relative && isOf(Words.times, last)
        {
            insert(.distanceFromNow)
        }
        let isImage = isOf(Words.images, last) || isOf(Words.places, last) && isOf(Words.images, before)
        if isImage { insert(.image) }
        if words.contains(Words.base64) || isOf(Words.bytes, last) && isOf(Words.images, before) { insert(.imageBytes) }
    }

    // MARK: Words

    /// The words of a name in camel case or with underscores, in small letters and hashed.
    private static func words(_ name: ArraySlice<UInt8>) -> [UInt64] {
        var words: [UInt64] = []
        var hash = emptyHash
        var isEmpty = true
        for index in name.indices {
            let byte = name[index]
            let isUpper = byte >= 0x41 && byte <= 0x5A
            let next = index + 1 < name.endIndex ? name[index + 1] : 0
            let followsUpper = index > name.startIndex && name[index - 1] >= 0x41 && name[index - 1] <= 0x5A
            // `URLText` is two words, and `coverURL` is too.
            let startsWord = byte == 0x5F || isUpper && (!followsUpper || next >= 0x61 && next <= 0x7A)
            if startsWord, !isEmpty {
                words.append(hash)
                hash = emptyHash
                isEmpty = true
            }
            if byte == 0x5F { continue }
            hash = (hash ^ UInt64(isUpper ? byte | 0x20 : byte)) &* 1_099_511_628_211
            isEmpty = false
        }
        if !isEmpty { words.append(hash) }
        return words
    }

    private static let emptyHash: UInt64 = 14_695_981_039_346_656_037

    private enum Words {
        static let secrets = set(
            "password passwords passphrase passcode passcodes pwd secret secrets token tokens credential credentials "
                + "jwt apikey bearer cookie cookies oauth authorization pin otp cvv cvc iban ssn")
        static let secretKeys = set("api private secret access encryption signing license licence session")
        static let headers = set("header code")
        static let authorizations = set("auth authorization oauth pin otp")
        static let cards = set("card cards")
        static let payments = set("credit debit")
        /// Before `pin`: what is stuck into a map or a board.
        static let placedPins = set("map drop dropped location place push board")
        static let wrappers = set("value string text hash")
        /// Before `token`: what is no secret.
        static let publicTokens = set("page sync change continuation cursor design")
        static let days = set("today todays tonight tomorrow tomorrows yesterday yesterdays")
        static let written = set("updated synced refreshed fetched generated timestamp")
        static let write = set("update sync refresh fetch written saved")
        static let moments = set("at on date time")
        static let times = set("time days hours minutes seconds date")
        static let rests = set("left remaining ago since until")
        static let images = set("image photo picture cover thumbnail avatar artwork poster portrait")
        static let places = set("url file path name")
        static let bytes = set("data bytes")
        static let keys = set("key keys")
        static let last = hash("last")
        static let pin = hash("pin")
        static let number = hash("number")
        static let session = hash("session")
        static let id = hash("id")
        static let ago = hash("ago")
        static let countdown = hash("countdown")
        static let relative = hash("relative")
        static let base64 = hash("base64")

        private static func set(_ words: String) -> Set<UInt64> {
            Set(words.split(separator: " ").map { hash($0) })
        }

        private static func hash(_ word: some StringProtocol) -> UInt64 {
            word.utf8.reduce(emptyHash) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        }
    }
}
