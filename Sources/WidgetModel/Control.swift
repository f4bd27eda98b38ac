// In: control declarations. Out: one row a control.
// Invariant: labels read entry fields only; what an action is given, and whether a toggle is on, reads the inputs.

import WidgetBase

/// A button or toggle of Control Center, the Lock Screen and the Action button.
public struct ControlDecl: Sendable {
    public var header: DeclHeader
    /// What a control has in common with a widget: texts, kind, configuration, loader, entry fields and sample.
    /// It has no families, views or times to refresh.
    public var content: WidgetDecl
    /// Nil while it has not been checked.
    public var template: ControlTemplate?
    /// Nil for the title.
    public var label: ExprID?
    public var symbol: ExprID?
    /// What a toggle says of its value.
    public var valueLabel: ExprID?
    public var tint: ColorValue?
    public var disabled: ExprID?
    public var promptsForConfiguration: Bool
    public var isPrivacySensitive: Bool
    /// A hand-written `ControlPushHandler`.
    public var pushHandler: NameID?

    public init(header: DeclHeader, content: WidgetDecl) {
        self.header = header
        self.content = content
        template = nil
        label = nil
        symbol = nil
        valueLabel = nil
        tint = nil
        disabled = nil
        promptsForConfiguration = false
        isPrivacySensitive = false
        pushHandler = nil
    }
}

/// What a control is.
public enum ControlTemplate: Sendable {
    case button(ActionCall)
    case toggle(isOn: ExprID, ActionCall)

    public var call: ActionCall {
        switch self {
        case .button(let call), .toggle(_, let call): return call
        }
    }
}

/// An action with what it is given.
public struct ActionCall: Sendable {
    public var action: ActionID
    /// In declared order of the parameters.
    public var arguments: [ActionArgument]

    public init(action: ActionID, arguments: [ActionArgument]) {
        self.action = action
        self.arguments = arguments
    }
}

public struct ActionArgument: Sendable {
    public var parameter: ParameterID
    /// Fits the parameter, or is nil.
    public var value: ExprID

    public init(parameter: ParameterID, value: ExprID) {
        self.parameter = parameter
        self.value = value
    }
}
