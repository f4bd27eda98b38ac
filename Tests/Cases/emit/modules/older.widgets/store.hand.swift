import AppIntents

@available(iOS 17, *)
public struct Amplifier: AmplifierPerforming {
    public init() {}

    public func perform(_ action: SetLoud, writer: Songs.Writer) async throws {
        let isLoud = action.value
        try await writer.update { $0?.isLoud = isLoud }
    }
}
