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
        case .imageFileMember: return "image file"
        default: return nil
        }
    }

    /// `image file field`: an address, or the name of a file in the App Group of the rows.
    mutating func checkImageFile(_ syntax: NameMember, of id: EntityID) {
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
            report(.imageField(text(range), typeText(type), at: place(range)))
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
