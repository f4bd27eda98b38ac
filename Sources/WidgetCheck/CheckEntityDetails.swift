// In: pictures and former identifiers of entities. Out: the fields that they name.
// Invariant: a former identifier that rows still have is of the identifier's type.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// The words of a setting that gives rows a picture; nil for other settings.
    func imageWord(_ member: SyntaxNode) -> String? {
        switch member.kind {
        case .symbolMember: return "symbol"
        case .imageAssetMember: return "image asset"
        case .imageFieldMember: return "image asset"
        case .imageFileMember: return "image file"
        case .imageDataMember: return "image data"
        default: return nil
        }
    }

    /// The pictures that fields hold. Where rows may be without one, `symbol` may stand beside it.
    mutating func checkImages(of id: EntityID, _ syntax: EntitySyntax) {
        var symbol: SourceRange?
        var image: SourceRange?
        for member in syntax.members {
            switch member.kind {
            case .symbolMember: symbol = symbol ?? keywordPlace(member)
            // Where a file is looked for depends on the source.
            case .imageFileMember: checkImageFile(NameMember(node: member), of: id)
            case .imageDataMember: checkImageField(NameMember(node: member), of: id, program.types.data)
            case .imageFieldMember: checkImageField(NameMember(node: member), of: id, program.types.string)
            default: break
            }
            if imageWord(member) != nil, member.kind != .symbolMember { image = image ?? keywordPlace(member) }
        }
        guard let symbol, let image else { return }
        switch program.entities[id].image {
        case .file(let field), .data(let field), .named(let field):
            guard !program.types.isOptional(program.fields[field].type) else { return }
        case .asset: break
        case nil: return
        }
        report(.symbolBesideImage(at: symbol, image: image))
    }

    /// `image data field` and `image asset field`.
    private mutating func checkImageField(_ syntax: NameMember, of id: EntityID, _ wanted: TypeID) {
        guard let range = syntax.name, let field = rowField(range, of: .entity(id)) else { return }
        let type = program.fields[field].type
        if program.types[type] == .invalid { return }
        let isData = wanted == program.types.data
        guard program.types.unwrapped(type) == wanted else {
            let rule = isData ? "a picture's bytes are `Data`" : "the name of an image in the catalog is a `String`"
            return report(.imageField(text(range), typeText(type), rule: rule, at: place(range)))
        }
        program.entities[id].image = isData ? .data(field) : .named(field)
    }

    /// `image file field`: an address, or the name of a file in the App Group of the rows.
    private mutating func checkImageFile(_ syntax: NameMember, of id: EntityID) {
        guard let range = syntax.name, let field = rowField(range, of: .entity(id)) else { return }
        let type = program.fields[field].type
        switch program.types[program.types.unwrapped(type)] {
        case .invalid: return
        case .url: program.entities[id].image = .file(field)
        case .string:
            var hasGroup = !program.modules[module].group.isEmpty
            if case .snapshot = program.entities[id].source { hasGroup = true }
            guard hasGroup else { return report(.imageWithoutGroup(at: place(range))) }
            program.entities[id].image = .file(field)
        default:
            let rule = "a picture's file is a `URL`, or a `String` with its name in the App Group"
            report(.imageField(text(range), typeText(type), rule: rule, at: place(range)))
        }
    }

    /// `id name: Type { was old }`, after every field has its type.
    mutating func checkFormerIdentifier(of id: EntityID, _ syntax: EntitySyntax) {
        for member in syntax.members {
            guard let was = IdMember(member)?.was else { continue }
            let name = name(was)
            let identifier = program.entities[id].identifier
            guard program.fields.ids.contains(identifier), name != program.fields[identifier].name else {
                report(.formerIsIdentifier(text(was), at: place(was)))
                return
            }
            guard let field = field(named: name, in: program.entities[id].fields) else {
                program.entities[id].formerIdentifier = .renamed(name)
                return
            }
            let (type, wanted) = (program.fields[field].type, program.fields[identifier].type)
            guard type == wanted || program.types[type] == .invalid || program.types[wanted] == .invalid else {
                report(.formerIdentifier(typeText(type), typeText(wanted), at: place(was)))
                return
            }
            program.entities[id].formerIdentifier = .field(field)
            return
        }
    }
}
