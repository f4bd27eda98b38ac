// In: nothing. Out: one change of a released description for each line of docs/release-safety.md.
// Invariant: a change is told from the released description by replacing texts that stand in it once or more.

import WidgetBase

/// A change, as the first cell of the table says it.
struct ReleaseChange: Sendable, CustomStringConvertible {
    let description: String
    /// Texts of the released description, with what stands in their places.
    let edits: [(String, String)]
    /// What the comparison finds; nil for a safe change.
    let code: DiagnosticCode?
    /// With the same edits and these, nothing is found; empty where nothing helps.
    let mending: [(String, String)]

    init(
        _ description: String,
        _ edits: [(String, String)],
        _ code: DiagnosticCode? = nil,
        mending: [(String, String)] = []
    ) {
        self.description = description
        self.edits = edits
        self.code = code
        self.mending = mending
    }

    static let released = #"""
        module Shop {
          platforms iOS 16, macOS 26
          group "group.com.example.shop"
          keychain "ABCDE12345.com.example.shop"
          scheme "shop"
        }
        enum Size "Size" { case small "Small"; case large "Large" }
        enum Level "Level" { case low "Low" = 1; case high "High" = 2 }
        struct Offer { name: String; price: Int; level: Level?; day: Date? }
        snapshot ShopFile {
          version 2
          file "shop.json"
          stores: [Store]; offers: [Offer]; areas: [Area]; currentID: String?; total: Int = 0
        }
        snapshot News { version 1; file "news.json"; headline: String = "" }
        entity Store "Store" { id storeID: String; slug: String; title "\(slug)"; source ShopFile.stores }
        entity Area "Area" { id areaID: String; name: String; title "\(name)"; source ShopFile.areas }
        entity City "City" {
          id code: String
          name: String
          title "\(name)"
          source { City(code: "lon", name: "London"); City(code: "lis", name: "Lisbon") }
        }
        intent ShopIntent "Shop" {
          intentClassName "SelectShop"
          param store "Store": Store? = follow ShopFile.currentID "Current"
          param area "Area": Area?
          param size "Size": Size = .small
          param note "Note": String?
        }
        intent OldIntent "Old" { param city "City": City?; param hours "Hours": Int = 6 }
        action Reorder "Reorder" { discoverable; param amount "Amount": Int = 1; perform ReorderPerformer }
        route openStore(name: String) = "store/\(name)"
        widget ShopWidget "Shop" {
          configuration ShopIntent
          families systemSmall, systemMedium
          refresh never
          view ShopView
        }
        widget OldWidget "Old" {
          configuration OldIntent
          legacy SelectOld { city = city; hours = hours }
          families systemSmall
          refresh never
          view OldView
        }
        widget NewsWidget "News" {
          families systemSmall
          refresh never
          view NewsView
        }
        control ReorderControl "Reorder" { symbol "star"; button Reorder() }
        bundle ShopBundle { ShopWidget; OldWidget; NewsWidget; ReorderControl; extern ScoreActivity }

        """#

    static let all: [ReleaseChange] = [
        // Safe.
        .init(
            "change titles, descriptions, labels, summaries", [(#""Small""#, #""Little""#), (#""Note""#, #""Memo""#)]),
        .init(
            "change `entry`, `view`, `refresh`, styles and everything else that is not named here",
            [
                ("refresh never", "refresh after 2 hours"), ("view ShopView", "view OtherView"),
            ]),
        .init(
            "add a widget or a control",
            [("control R", "control Other \"Other\" { symbol \"star\"; button Reorder() }\ncontrol R")]),
        .init("add a family", [("systemSmall, ", "systemSmall, systemLarge, ")]),
        .init(
            "add a parameter that is not `required`", [("param note", "param more \"More\": Bool = true\n  param note")]
        ),
        .init("retire a parameter", [("param note", "retired param note")]),
        .init("make a parameter optional", [("size \"Size\": Size = .small", "size \"Size\": Size?")]),
        .init("change or remove a default, but for `follow`", [("Size = .small", "Size = .large")]),
        .init("add an enum case", [(#"case large "Large""#, #"case large "Large"; case huge "Huge""#)]),
        .init(
            "rename an enum case that keeps its raw value",
            [
                ("case small", "case little"), (#""Small""#, #""Small" = "small""#), (".small", ".little"),
            ]),
        .init(
            "configure a widget that was static, where all systems have configurable App Intents",
            [
                ("widget ShopWidget", "intent CityIntent \"City\" { param city \"City\": String? }\nwidget ShopWidget"),
                (
                    "control ReorderControl \"Reorder\" { ",
                    "control ReorderControl \"Reorder\" { configuration CityIntent; "
                ),
            ]),
        .init(
            "add a field that is optional, a list, or has a default",
            [
                ("price: Int", "price: Int; tags: [String]; stock: Int = 0; note: String?")
            ]),
        .init("remove a field", [("; total: Int = 0", "")]),
        .init("make a field optional", [("price: Int", "price: Int?")]),
        .init(
            "read whole numbers as `Double`, and addresses, UUIDs and text enums as `String`",
            [("price: Int", "price: Double")]),
        .init("rename a struct, or an entity that is a row of a file only", [("Offer", "Deal")]),
        .init(
            "rename a snapshot that keeps its file and that no parameter follows",
            [("snapshot News", "snapshot Ticker")]),
        .init("raise a `version`", [("version 2", "version 3")]),
        .init(
            "rename a route or its parameters, keeping the text",
            [
                ("openStore(name: String)", "showStore(title: String)"), (#"store/\(name)"#, #"store/\(title)"#),
            ]),
        .init(
            "add a row that the description lists", [("source { ", "source { City(code: \"rom\", name: \"Rome\"); ")]),
        .init(
            "raise a platform",
            [
                ("iOS 16", "iOS 18"), ("  legacy SelectOld { city = city; hours = hours }\n", ""),
                ("intent OldIntent \"Old\" { ", "intent OldIntent \"Old\" { intentClassName \"SelectOld\"; "),
            ]),
        .init("add a route", [("route openStore", "route home() = \"home\"\nroute openStore")]),
        // What something mends.
        .init(
            "rename a widget", [("ShopWidget", "StoreWidget")], .changedKind,
            mending: [
                ("configuration ShopIntent", "kind \"ShopWidget\"; configuration ShopIntent")
            ]),
        .init(
            "rename a control", [("ReorderControl", "AgainControl")], .changedKind,
            mending: [
                ("{ symbol", "{ kind \"ReorderControl\"; symbol")
            ]),
        .init(
            "configure a widget that was static, where older systems are supported",
            [
                (
                    "widget NewsWidget",
                    "intent NewsIntent \"News\" { param topic \"Topic\": String? }\nwidget NewsWidget"
                ),
                ("\"News\" {\n  families", "\"News\" {\n  configuration NewsIntent\n  families"),
            ], .changedKind,
            mending: [
                ("configuration NewsIntent\n", "configuration NewsIntent\n  legacy SelectNews { topic = topic }\n")
            ]),
        .init(
            "rename an intent", [("ShopIntent", "StoreIntent")], .changedChoice,
            mending: [
                ("intentClassName", "persistentIdentifier \"ShopIntent\"\n  intentClassName")
            ]),
        .init(
            "rename an entity", [("Store \"", "Place \""), (": Store?", ": Place?"), ("[Store]", "[Place]")],
            .changedChoice, mending: [("{ id storeID", "{ persistentIdentifier \"Store\"; id storeID")]),
        .init(
            "rename an enum", [("enum Size", "enum Extent"), (": Size", ": Extent")], .changedChoice,
            mending: [
                ("{ case small", "{ persistentIdentifier \"Size\"; case small")
            ]),
        .init(
            "remove a parameter", [("  param note \"Note\": String?\n", "  // \n")], .changedChoice,
            mending: [
                ("  // \n", "  retired param note \"Note\": String?\n")
            ]),
        .init(
            "rename a parameter", [("param note", "param memo")], .changedChoice,
            mending: [
                ("param memo", "retired param note \"Note\": String?\n  param memo")
            ]),
        .init(
            "change the type of a parameter, or make a list of it", [("\"Note\": String?", "\"Note\": [String]?")],
            .changedChoice,
            mending: [
                (
                    "param note \"Note\": [String]?",
                    "retired param note \"Note\": String?\n  param notes \"Note\": [String]?"
                )
            ]),
        .init(
            "change a raw value", [(#"case large "Large""#, #"case large "Large" = "L""#)], .changedChoice,
            mending: [
                (#"= "L""#, #"= "L" { was "large" }"#)
            ]),
        .init(
            "remove an enum case", [("; case high \"High\" = 2", "")], .changedChoice,
            mending: [
                ("\"Low\" = 1", "\"Low\" = 1 { was 2 }")
            ]),
        .init(
            "rename the identifier of an entity", [("id storeID: String", "id number: String")], .changedChoice,
            mending: [
                ("id number: String", "id number: String { was storeID }")
            ]),
        .init(
            "add a field that is neither optional nor has a default", [("price: Int", "price: Int; unit: String")],
            .changedFile, mending: [("unit: String", "unit: String = \"\"")]),
        .init(
            "make an optional field one that is none", [("day: Date?", "day: Date")], .changedFile,
            mending: [
                ("day: Date", "day: Date?")
            ]),
        .init(
            "change the type of a field", [("total: Int = 0", "total: Bool = false")], .changedFile,
            mending: [
                ("version 2", "version 3")
            ]),
        // What nothing mends.
        .init(
            "remove a widget or a control",
            [
                ("control ReorderControl \"Reorder\" { symbol \"star\"; button Reorder() }", ""),
                ("; ReorderControl", ""),
            ], .changedKind),
        .init(
            "take a widget or a control out of the bundle, or list it behind a `flag`", [("; NewsWidget", "")],
            .changedKind),
        .init(
            "remove `legacy`, where older systems are supported",
            [
                ("  legacy SelectOld { city = city; hours = hours }\n", ""),
                ("intent OldIntent \"Old\" { ", "intent OldIntent \"Old\" { intentClassName \"SelectOld\"; "),
            ], .changedKind),
        .init("run no longer on a platform", [("iOS 16, macOS 26", "iOS 16")], .changedKind),
        .init(
            "remove a family, or limit it to fewer platforms", [("systemSmall, systemMedium", "systemSmall")],
            .changedKind),
        .init(
            "remove the configuration of a widget",
            [
                ("  configuration ShopIntent\n", "")
            ], .changedChoice),
        .init(
            "configure a widget by another intent",
            [
                ("intent ShopIntent", "intent CityIntent \"City\" { param city \"City\": String? }\nintent ShopIntent"),
                ("configuration ShopIntent", "configuration CityIntent"),
            ], .changedChoice),
        .init(
            "make a parameter that was optional one that is none", [("\"Note\": String?", "\"Note\": String = \"\"")],
            .changedChoice),
        .init(
            "make a parameter `required`, or add one that is",
            [
                ("param area", "required param area"),
                (
                    "refresh never\n  view ShopView",
                    "sample { area = Area(name: \"A\") }; refresh never\n  view ShopView"
                ),
            ], .changedChoice),
        .init(
            "let a parameter no longer follow the app's choice, or rename what it follows",
            [
                ("currentID", "selectedID")
            ], .changedChoice),
        .init("remove `intentClassName`", [("  intentClassName \"SelectShop\"\n", "")], .changedChoice),
        .init("remove a value from `legacy`", [("; hours = hours", "")], .changedChoice),
        .init(
            "remove a row that the description lists, or change its identifier", [("\"lis\"", "\"lisbon\"")],
            .changedChoice),
        .init(
            "make texts of raw values that were numbers, or numbers of texts",
            [
                ("\"Low\" = 1", "\"Low\" = \"1\""), ("\"High\" = 2", "\"High\" = \"2\""),
            ], .changedChoice),
        .init(
            "change the type of an identifier",
            [
                ("id areaID: String", "id areaID: Int")
            ], .changedChoice),
        .init(
            "let two raw values change places",
            [
                ("\"Low\" = 1", "\"Low\" = 2"), ("\"High\" = 2", "\"High\" = 1"),
            ], .changedChoice),
        .init(
            "rename or remove a `discoverable` action",
            [
                ("action Reorder", "action Again"), ("button Reorder()", "button Again()"),
            ], .changedChoice),
        .init(
            "rename or remove a parameter of such an action, or change its type", [("param amount", "param count")],
            .changedChoice),
        .init("move a snapshot to another file", [("news.json", "ticker.json")], .changedFile),
        .init(
            "move a snapshot to another App Group",
            [
                ("group.com.example.shop", "group.com.example.store")
            ], .changedFile),
        .init(
            "change the `keychain` group", [("ABCDE12345.com.example.shop", "ABCDE12345.com.example.store")],
            .changedFile),
        .init("lower a `version`", [("version 2", "version 1")], .changedFile),
        .init(
            "change the text of a route, its scheme, or the type of a parameter", [("\"store/", "\"shop/")],
            .changedLink),
    ]
}
