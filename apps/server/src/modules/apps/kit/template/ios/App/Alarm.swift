import Foundation
import UserNotifications

/// Reminds the listener every day at a time. iOS does not let an app start to play by itself, so a tap starts it.
@MainActor
final class Alarm: ObservableObject {
    static let shared = Alarm()
    nonisolated static let identifier = "alarm"

    /// Minutes after midnight; nil while it is off.
    @Published private(set) var minuteOfDay: Int?
    /// The listener does not allow notifications.
    @Published private(set) var isRefused = false

    private let key = "alarm.minuteOfDay"
    private let center = UNUserNotificationCenter.current()

    private init() {
        minuteOfDay = UserDefaults.standard.object(forKey: key) as? Int
    }

    func set(minuteOfDay minute: Int) async {
        let isAllowed = (try? await center.requestAuthorization(options: [.alert, .sound])) ?? false
        isRefused = !isAllowed
        guard isAllowed else { return }
        let content = UNMutableNotificationContent()
        content.title = ConfigStore.shared.config.name
        content.body = String(localized: "alarm_notification")
        content.sound = .default
        let time = DateComponents(hour: minute / 60, minute: minute % 60)
        let trigger = UNCalendarNotificationTrigger(dateMatching: time, repeats: true)
        let request = UNNotificationRequest(identifier: Self.identifier, content: content, trigger: trigger)
        guard (try? await center.add(request)) != nil else { return }
        UserDefaults.standard.set(minute, forKey: key)
        minuteOfDay = minute
    }

    func turnOff() {
        center.removePendingNotificationRequests(withIdentifiers: [Self.identifier])
        UserDefaults.standard.removeObject(forKey: key)
        minuteOfDay = nil
    }
}
