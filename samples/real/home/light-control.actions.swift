// Hand-written: what the control does.

/// Turns the light on or off.
struct LightSetter: LightSetterPerforming {
    func perform(_ action: SetLight) async throws {
        await LitLights.shared.set(action.light.id, isLit: action.value)
    }
}
