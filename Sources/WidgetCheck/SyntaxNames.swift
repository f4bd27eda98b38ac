// In: two modules that name their views and rows alike. Out: one name for each here.
// Invariant: a bare `…Decl` is a row of the program; the view of its syntax ends in `Syntax`.

import WidgetModel
import WidgetSyntax

typealias EnumDecl = WidgetModel.EnumDecl
typealias StructDecl = WidgetModel.StructDecl
typealias SnapshotDecl = WidgetModel.SnapshotDecl
typealias EntityDecl = WidgetModel.EntityDecl
typealias StyleDecl = WidgetModel.StyleDecl
typealias RouteDecl = WidgetModel.RouteDecl
typealias IntentDecl = WidgetModel.IntentDecl
typealias ActionDecl = WidgetModel.ActionDecl
typealias WidgetDecl = WidgetModel.WidgetDecl
typealias ControlDecl = WidgetModel.ControlDecl
typealias BundleDecl = WidgetModel.BundleDecl
typealias TextSegment = WidgetModel.TextSegment

typealias ModuleSyntax = WidgetSyntax.ModuleDecl
typealias EnumSyntax = WidgetSyntax.EnumDecl
typealias StructSyntax = WidgetSyntax.StructDecl
typealias SnapshotSyntax = WidgetSyntax.SnapshotDecl
typealias EntitySyntax = WidgetSyntax.EntityDecl
typealias StyleSyntax = WidgetSyntax.StyleDecl
typealias RouteSyntax = WidgetSyntax.RouteDecl
typealias IntentSyntax = WidgetSyntax.IntentDecl
typealias ActionSyntax = WidgetSyntax.ActionDecl
typealias WidgetSyntaxDecl = WidgetSyntax.WidgetDecl
typealias ControlSyntax = WidgetSyntax.ControlDecl
typealias BundleSyntax = WidgetSyntax.BundleDecl
