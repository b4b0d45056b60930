import UIKit
import UserNotifications

/// Starts playback from the notification of the alarm.
final class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        return true
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        if response.notification.request.identifier == Alarm.identifier,
            response.actionIdentifier != UNNotificationDismissActionIdentifier {
            Task { @MainActor in RadioPlayer.shared.play() }
        }
        completionHandler()
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        // The app is open, so it can start to play by itself.
        if notification.request.identifier == Alarm.identifier {
            Task { @MainActor in RadioPlayer.shared.play() }
        }
        completionHandler([.banner])
    }
}
