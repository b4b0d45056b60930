import SwiftUI

/// "Stops at 23:15".
func sleepText(_ endsAt: Date) -> String {
    String(format: String(localized: "sleep_ends"), endsAt.formatted(date: .omitted, time: .shortened))
}

extension View {
    /// Asks after how many minutes playback stops.
    func sleepTimerDialog(isPresented: Binding<Bool>) -> some View {
        modifier(SleepTimerDialog(isPresented: isPresented))
    }
}

private struct SleepTimerDialog: ViewModifier {
    @EnvironmentObject private var timer: SleepTimer
    @Binding var isPresented: Bool

    func body(content: Content) -> some View {
        content.confirmationDialog("sleep_timer", isPresented: $isPresented, titleVisibility: .visible) {
            if timer.endsAt != nil {
                Button("turn_off", role: .destructive) { timer.cancel() }
            }
            ForEach(SleepTimer.minutes, id: \.self) { minutes in
                Button(text(minutes)) { timer.start(minutes: minutes) }
            }
        }
    }

    private func text(_ minutes: Int) -> String {
        Measurement(value: Double(minutes), unit: UnitDuration.minutes)
            .formatted(.measurement(width: .wide, usage: .asProvided))
    }
}
