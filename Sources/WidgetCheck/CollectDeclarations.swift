// In: the declarations of every file. Out: the names of every module, and an empty row for each declaration.
// Invariant: of two declarations with one name the first has the name; the second has no row.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// Gives every declaration a row and a name.
    mutating func collectDeclarations() {
        // Rows hold this text and this identifier until their own are read; those that lack them keep these.
        let nowhere = SourceRange(file: FileID(rawValue: 0), bytes: ByteRange.at(0))
        program.texts.append(DisplayText(segments: [], purpose: .data, range: nowhere))
        program.fields.append(Field(name: .empty, type: program.types.invalid, range: nowhere))
        for parsed in files {
            file = parsed.id
            module = fileModules[parsed.id.index]
            for node in parsed.root.decls { collect(node) }
        }
        reportRepeated()
    }

    private mutating func collect(_ node: SyntaxNode) {
        switch node.kind {
        case .moduleLine, .moduleDecl: return
        default: break
        }
        guard let range = node.name(0) else {
            noteNameless(node)
            return
        }
        let header = header(node, name: range)
        // What the second declares would meet what the first does wherever it has a name.
        if let first = scopes[module.index].symbols[header.name] {
            repeated.append(
                RepeatedDeclaration(
                    name: header.name, range: header.range, node: node, first: first.range, kind: first.kind))
            return
        }
        guard let kind = appendRow(node.kind, header) else { return }
        collected.append(Collected(node: node, file: file, module: module, kind: kind))
        noteBroken(node, kind)
        let text = program.text(header.name)
        scopes[module.index].symbols[header.name] = Symbol(kind: kind, range: header.range)
        scopes[module.index].order.append(header.name)
        checkDeclaredName(text, kind: kind, at: header.range)
    }

    /// Adds the row of a declaration; the passes below fill it.
    private mutating func appendRow(_ kind: SyntaxKind, _ header: DeclHeader) -> SymbolKind? {
        let text = TextID(rawValue: 0)
        switch kind {
        case .enumDecl:
            return .enumeration(
                program.enums.append(EnumDecl(header: header, title: text, cases: IDRange(), isInteger: false))
            )
        case .structDecl:
            return .structure(program.structs.append(StructDecl(header: header, fields: IDRange())))
        case .externType:
            return .extern(program.externTypes.append(ExternTypeDecl(header: header)))
        case .entityDecl:
            let decl = EntityDecl(
                header: header, typeTitle: text, fields: IDRange(), identifier: FieldID(rawValue: 0), title: text,
                source: .fixed([])
            )
            return .entity(program.entities.append(decl))
        case .snapshotDecl:
            let decl = SnapshotDecl(
                header: header, version: 1, fileName: .empty, group: AppGroup(), staleAfter: nil, fields: IDRange()
            )
            return .snapshot(program.snapshots.append(decl))
        case .styleDecl:
            let decl = StyleDecl(header: header, axes: [], columns: IDRange(), rows: [], lookup: [])
            return .style(program.styles.append(decl))
        case .routeDecl:
            return .route(program.routes.append(RouteDecl(header: header, parameters: IDRange(), pieces: [])))
        case .intentDecl:
            let decl = IntentDecl(header: header, title: text, description: nil, parameters: IDRange())
            return .intent(program.intents.append(decl))
        case .actionDecl:
            var intent = IntentDecl(header: header, title: text, description: nil, parameters: IDRange())
            intent.role = .action(program.actions.nextID)
            let decl = ActionDecl(header: header, intent: program.intents.append(intent))
            return .action(program.actions.append(decl))
        case .widgetDecl:
            return .widget(program.widgets.append(emptyWidget(header)))
        case .controlDecl:
            return .control(program.controls.append(ControlDecl(header: header, content: emptyWidget(header))))
        case .bundleDecl:
            return .bundle(program.bundles.append(BundleDecl(header: header, items: [])))
        default:
            return nil
        }
    }

    private func emptyWidget(_ header: DeclHeader) -> WidgetDecl {
        WidgetDecl(
            header: header, baseName: header.name, title: TextID(rawValue: 0), kind: header.name, families: [],
            timeout: WidgetDuration(count: 10, unit: .second), fields: IDRange(),
            retry: .standardRetry
        )
    }
}
