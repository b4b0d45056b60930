import SwiftUI

/// Everything besides playing: what the owner of the app turned on.
struct MoreView: View {
    @EnvironmentObject private var store: ConfigStore
    @EnvironmentObject private var sleepTimer: SleepTimer
    @State private var isChoosingTime = false

    private static let profileNames = [
        "facebook": "Facebook", "instagram": "Instagram", "x": "X", "youtube": "YouTube", "tiktok": "TikTok",
        "mastodon": "Mastodon", "bluesky": "Bluesky", "whatsapp": "WhatsApp",
    ]

    private var config: AppConfig { store.config }

    var body: some View {
        List {
            Section {
                if config.has("sleep_timer") { sleepRow }
                if config.has("alarm") { AlarmRow() }
            }
            .listRowBackground(Color("Bar").opacity(0.5))
            Section {
                if config.has("schedule") { link("schedule", "calendar", config.siteUrl) }
                if config.has("requests") { link("requests", "music.note.list", config.siteUrl) }
                if config.has("website") { link("website", "globe", config.website) }
                if config.has("socials") {
                    ForEach(config.profiles) { profile in
                        // A kind that was added after this version keeps its own word.
                        let name = Self.profileNames[profile.kind] ?? profile.kind.capitalized
                        link(LocalizedStringKey(name), "person.2", profile.url)
                    }
                }
            }
            .listRowBackground(Color("Bar").opacity(0.5))
            Section {
                if !config.contactEmail.isEmpty { link("contact", "envelope", "mailto:\(config.contactEmail)") }
                link("privacy", "lock", config.privacyUrl)
                if let page = URL(string: config.website.isEmpty ? config.siteUrl : config.website) {
                    ShareLink(item: page) { Label("share", systemImage: "square.and.arrow.up") }
                }
            } footer: {
                Text("\(config.name) \(version)")
            }
            .listRowBackground(Color("Bar").opacity(0.5))
        }
        .tint(Color("OnBackground"))
        .scrollContentBackground(.hidden)
        .background(Color("Background").ignoresSafeArea())
        .sleepTimerDialog(isPresented: $isChoosingTime)
    }

    private var sleepRow: some View {
        Button {
            isChoosingTime = true
        } label: {
            VStack(alignment: .leading) {
                Label("sleep_timer", systemImage: "moon.zzz")
                Text(sleepTimer.endsAt.map(sleepText) ?? String(localized: "off")).font(.subheadline).opacity(0.8)
            }
        }
    }

    /// Nothing without an address.
    @ViewBuilder
    private func link(_ title: LocalizedStringKey, _ symbol: String, _ address: String) -> some View {
        if !address.isEmpty, let url = URL(string: address) {
            Link(destination: url) { Label(title, systemImage: symbol) }
        }
    }

    private var version: String {
        Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? ""
    }
}

private struct AlarmRow: View {
    @EnvironmentObject private var alarm: Alarm
    @Environment(\.openURL) private var openURL

    var body: some View {
        Toggle(isOn: isOn) {
            VStack(alignment: .leading) {
                Label("alarm", systemImage: "alarm")
                Text(alarm.isRefused ? "alarm_refused" : "alarm_note").font(.subheadline).opacity(0.8)
            }
        }
        .tint(Color("AccentColor"))
        if alarm.isRefused, let settings = URL(string: UIApplication.openSettingsURLString) {
            Button("open_settings") { openURL(settings) }
        }
        if alarm.minuteOfDay != nil {
            DatePicker("alarm_time", selection: time, displayedComponents: .hourAndMinute)
        }
    }

    private var isOn: Binding<Bool> {
        Binding {
            alarm.minuteOfDay != nil
        } set: { isOn in
            if isOn { Task { await alarm.set(minuteOfDay: 7 * 60) } } else { alarm.turnOff() }
        }
    }

    private var time: Binding<Date> {
        Binding {
            let minute = alarm.minuteOfDay ?? 0
            return Calendar.current.date(bySettingHour: minute / 60, minute: minute % 60, second: 0, of: .now) ?? .now
        } set: { date in
            let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
            Task { await alarm.set(minuteOfDay: (parts.hour ?? 0) * 60 + (parts.minute ?? 0)) }
        }
    }
}
