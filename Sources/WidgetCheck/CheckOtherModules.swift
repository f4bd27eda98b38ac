// In: the checked declarations of all modules. Out: what stands in one module and decides the output of another.
// Invariant: a module's output is the same whether or not the modules that import it are known.

import WidgetBase
import WidgetModel

extension Checker {
    /// Reports uses of imported declarations for which their own module would have to be built differently.
    mutating func checkOtherModules() {
        checkFollowers()
        checkControlConfigurations()
    }

    /// A field that the rows of an entity follow.
    private struct FollowedField: Hashable {
        var entity: EntityID
        var field: FieldID
    }

    /// The row that follows the app's choice is one of the entity: it has one title, and is made in its module.
    private mutating func checkFollowers() {
        checkFollowedByTwo()
        var first: [FollowedField: (title: LocalizedFormat, key: NameID?, range: SourceRange)] = [:]
        // Those of the entity's own module come first: what others say has to fit to them.
        for isOwn in [true, false] {
            for parameter in program.parameters.rows {
                guard case .follow(let snapshot, let field, let title) = parameter.defaultValue,
                    let entity = followingEntity(parameter.type)
                else { continue }
                let row = program.entities[entity].header
                guard (program.intents[parameter.intent].header.module == row.module) == isOwn else { continue }
                let text = program.texts[title]
                let format = LocalizedFormat(text, in: program)
                let key = FollowedField(entity: entity, field: field)
                let snapshotName = program.text(program.snapshots[snapshot].header.name)
                let followed = "\(snapshotName).\(program.text(program.fields[field].name))"
                if let known = first[key] {
                    if known.title.value != format.value || known.key != text.key {
                        report(.followTitles(followed, at: text.range, first: known.range))
                    }
                } else if isOwn {
                    first[key] = (format, text.key, text.range)
                } else {
                    report(
                        .foreignFollow(
                            followed, of: program.text(row.name), module: moduleName(row.module), at: parameter.range,
                            declared: row.range
                        )
                    )
                }
            }
        }
    }

    /// A field that is followed in an intent.
    private struct FollowedInIntent: Hashable {
        var intent: IntentID
        var field: FieldID
    }

    /// What the app has chosen is a row of one entity, so that a picker of another finds none.
    private mutating func checkFollowedByTwo() {
        var first: [FollowedInIntent: (entity: EntityID, range: SourceRange)] = [:]
        for parameter in program.parameters.rows {
            guard case .follow(let snapshot, let field, let title) = parameter.defaultValue,
                let entity = followingEntity(parameter.type)
            else { continue }
            let key = FollowedInIntent(intent: parameter.intent, field: field)
            let range = program.texts[title].range
            guard let known = first[key] else {
                first[key] = (entity, range)
                continue
            }
            guard known.entity != entity else { continue }
            let snapshotName = program.text(program.snapshots[snapshot].header.name)
            report(
                .followedByTwo(
                    "\(snapshotName).\(program.text(program.fields[field].name))",
                    program.text(program.entities[entity].header.name),
                    program.text(program.entities[known.entity].header.name), at: range, first: known.range))
        }
    }

    private func followingEntity(_ type: TypeID) -> EntityID? {
        if case .entity(let id) = program.types[program.types.unwrapped(type)] { return id }
        return nil
    }

    /// An intent conforms to Apple's protocol for controls if a control of its own module is configured by it.
    private mutating func checkControlConfigurations() {
        var own: Set<IntentID> = []
        for control in program.controls.rows {
            guard let intent = control.content.configuration else { continue }
            if program.intents[intent].header.module == control.header.module { own.insert(intent) }
        }
        for control in program.controls.rows {
            guard let intent = control.content.configuration, !own.contains(intent) else { continue }
            let row = program.intents[intent].header
            // One that configures widgets too has been reported for that.
            guard configurations[intent]?.isControl == true else { continue }
            report(
                .foreignControlIntent(
                    program.text(row.name), module: moduleName(row.module), at: control.header.range,
                    declared: row.range
                )
            )
        }
    }

    private func moduleName(_ id: ModuleID) -> String { program.text(program.modules[id].name) }
}
