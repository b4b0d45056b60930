import SwiftUI

@main
struct RadioApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @Environment(\.scenePhase) private var phase
    @StateObject private var store = ConfigStore.shared
    @StateObject private var player = RadioPlayer.shared
    @StateObject private var sleepTimer = SleepTimer.shared
    @StateObject private var alarm = Alarm.shared

    var body: some Scene {
        WindowGroup {
            MainView()
                .environmentObject(store)
                .environmentObject(player)
                .environmentObject(sleepTimer)
                .environmentObject(alarm)
        }
        .onChange(of: phase) { phase in
            if phase == .active { store.refresh() }
        }
    }
}
