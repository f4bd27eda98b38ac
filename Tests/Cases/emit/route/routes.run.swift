import Foundation

@testable import Links

@main
struct Program {
    static func main() {
        var checks = Checks()
        func link(_ url: URL?) -> String { url?.absoluteString ?? "none" }
        checks.expect(link(Routes.home()) == "com.example+links://home", "without parameters")
        checks.expect(link(Routes.thing(key: "1", kind: .first)) == "com.example+links://thing/1/a%2Fb%20c", "an enum")
        let id = UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255))
        let all = link(Routes.all(text: "a&b=c#d", number: -3, flag: true, id: id, level: .low))
        let expected = "all/-3?t=a%26b%3Dc%23d&f=true&i=00010203-0405-0607-0809-0A0B0C0D0EFF&l=-1#end"
        checks.expect(all == "com.example+links://\(expected)", "every type: \(all)")
        let words = link(Routes.words(in: "i", default: 2, `inout`: "o"))
        checks.expect(words == "com.example+links://words/i/2/o", "words")
        for text in ["", "/", "..", "a b", "%", "%41", "é", "e\u{301}", "👩‍👧", "\u{0}\n", "?#[]@!$&'()*+,;="] {
            let url = Routes.thing(key: text, kind: .second)
            let segment = url?.absoluteString.split(separator: "/", omittingEmptySubsequences: false)[3]
            checks.expect(segment.flatMap { String($0).removingPercentEncoding } == text, "any text comes back")
            let isPlain = segment.map { $0.utf8.allSatisfy { $0 < 0x80 && $0 != 0x2F && $0 != 0x20 } } ?? false
            checks.expect(isPlain, "all but unreserved characters are encoded: \(link(url))")
        }
        let unreserved = link(Routes.thing(key: "a-._~Z09", kind: .second))
        checks.expect(unreserved.hasSuffix("thing/a-._~Z09/second"), "unreserved characters stay")

        let site = URL(string: "https://example.com")
        func entry(key: String?) -> ShelfEntry {
            let content = ShelfLoaderContent(key: key, site: site)
            return ShelfTimelineProvider.entry(loading: .loaded(content), at: Date(timeIntervalSince1970: 0))
        }
        let (found, gone) = (entry(key: "k"), entry(key: nil))
        checks.expect(link(found.target) == "com.example+links://thing/k/second", "a link as a value")
        checks.expect(link(found.url) == "com.example+links://thing/k/a%2Fb%20c" && found.hasTarget, "the tap follows")
        checks.expect(gone.target == site && gone.url == site && !gone.hasTarget, "no link without its argument")
        checks.expect(gone.start == Routes.home(), "a link without arguments")
        checks.finish()
    }
}
