// In: intents of modules that are all of an extension. Out: warnings about parameters whose values change nothing.
// Invariant: a sentence of the editor reads nothing; hand-written code sees parameters through loaders and providers.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// Parameters of configurations that nothing reads, so that people set them and see no difference.
    mutating func checkUnusedParameters() {
        let configured = configurations.keys.sorted { $0.rawValue < $1.rawValue }.filter { id in
            isWhole(program.intents[id].header.module)
        }
        guard !configured.isEmpty else { return }
        let read = parameterReads()
        let loaded = Set(program.loaders.rows.compactMap(\.configuration))
        for id in configured where !loaded.contains(id) {
            for parameter in program.intents[id].parameters where !read.contains(parameter) {
                let row = program.parameters[parameter]
                if !row.isRetired { report(.unusedParameter(program.text(row.name), at: row.range)) }
            }
        }
    }

    /// The parameters that expressions read, that others depend on, or that decide what the editor shows.
    private func parameterReads() -> Set<ParameterID> {
        var inSentences: Set<ExprID> = []
        for case let sentence? in program.intents.rows.map({ $0.summary?.sentence }) {
            for case .value(let expr) in program.texts[sentence].segments { inSentences.insert(expr) }
        }
        var read: Set<ParameterID> = []
        for (id, expr) in zip(program.expressions.ids, program.expressions.rows) {
            if case .parameter(let parameter) = expr.kind, !inSentences.contains(id) { read.insert(parameter) }
        }
        for parameter in program.parameters.rows { read.formUnion(parameter.dependencies) }
        for rule in showRules.values.joined() {
            switch rule.condition {
            case .hasValue(let parameter), .hasNoValue(let parameter), .compare(let parameter, _, _):
                read.insert(parameter)
            case .family, .otherFamily: continue
            }
        }
        return read
    }

    // MARK: Dependencies

    /// What `depends on` names and the options do not use. False if there is none.
    mutating func checkUnusedDependencies(of id: ParameterID, _ syntax: NamesMember) -> Bool {
        let row = program.parameters[id]
        var isFound = false
        for (index, (dependency, range)) in zip(row.dependencies, syntax.names).enumerated() {
            if uses(row.options, dependency, at: index) { continue }
            let name = program.text(program.parameters[dependency].name)
            report(.unusedDependency(name, of: program.text(row.name), at: place(range)))
            isFound = true
        }
        return isFound
    }

    /// Whether options differ with the dependency of an index.
    private func uses(_ options: ParameterOptions, _ dependency: ParameterID, at index: Int) -> Bool {
        switch options {
        // A hand-written provider is given it; options without any use of what they depend on are an error.
        case .provider, .standard, .sections: return true
        case .dependent(let rows):
            return rows.contains { $0.patterns.contains { index < $0.count && $0[index] != .any } }
        case .expression(let root):
            var isUsed = false
            program.forEachExpr(in: [root]) { expr in
                if case .parameter(dependency) = expr.kind { isUsed = true }
            }
            return isUsed
        }
    }
}
