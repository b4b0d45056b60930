import Foundation

/// Stops playback after a time that the listener chose.
@MainActor
final class SleepTimer: ObservableObject {
    static let shared = SleepTimer()
    static let minutes = [5, 15, 30, 45, 60, 90, 120]

    /// Nil while it is off.
    @Published private(set) var endsAt: Date?

    private var waiting: Task<Void, Never>?

    private init() {}

    func start(minutes: Int) {
        waiting?.cancel()
        endsAt = .now.addingTimeInterval(Double(minutes) * 60)
        waiting = Task { [weak self] in
            try? await Task.sleep(for: .seconds(minutes * 60))
            if Task.isCancelled { return }
            self?.endsAt = nil
            RadioPlayer.shared.stop()
        }
    }

    func cancel() {
        waiting?.cancel()
        endsAt = nil
    }
}
