// In: a module. Out: its `AppIntentsPackage`, and the class by which a framework finds its texts.
// Invariant: the package lists exactly what the module includes.

import WidgetBase
import WidgetModel

func emitModule(in context: EmitContext, to out: inout OutputBuffer) {
    let module = context.program.modules[context.module]
    if module.hasPackage {
        let access = context.access
        let packages = module.includes.map { SwiftCode("\(context.name($0.package, as: .type)).self") }
        out.blank()
        out.line("/// The App Intents of this module\(packages.isEmpty ? "." : " and of those it includes.")")
        out.available(context.availability(of: .packages))
        out.block("\(access)struct \(context.moduleName)AppIntents: AppIntentsPackage") { out in
            let header = "\(access)static var includedPackages: [any AppIntentsPackage.Type]"
            if packages.isEmpty {
                out.line("\(header) { [] }")
            } else {
                out.block(SwiftCode(header)) { $0.line(.list(packages)) }
            }
        }
    }
    if let token = context.bundleToken, context.facts.looksUpResources(context.module) {
        out.blank()
        out.line("/// Finds the bundle of this framework.")
        out.line("final class \(token) {}")
    }
}

func addModuleImports(in context: EmitContext, to imports: inout ImportSet) {
    let module = context.program.modules[context.module]
    guard module.hasPackage else { return }
    imports.add("AppIntents", isPublic: context.isPublic)
    for inclusion in module.includes { imports.addDescribed(context.text(inclusion.module)) }
}
