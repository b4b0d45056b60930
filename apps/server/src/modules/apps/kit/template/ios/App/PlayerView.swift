import AVKit
import SwiftUI

/// The cover, the song and the large button.
struct PlayerView: View {
    @EnvironmentObject private var store: ConfigStore
    @EnvironmentObject private var player: RadioPlayer
    @EnvironmentObject private var nowPlaying: NowPlaying
    @EnvironmentObject private var sleepTimer: SleepTimer
    @State private var isChoosingTime = false

    var body: some View {
        GeometryReader { geometry in
            let isWide = geometry.size.width > geometry.size.height
            let layout = isWide ? AnyLayout(HStackLayout(spacing: 32)) : AnyLayout(VStackLayout(spacing: 24))
            layout {
                cover
                VStack(spacing: 24) {
                    texts
                    buttons
                    status
                }
                .frame(maxWidth: .infinity)
            }
            .padding(24)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .background(Color("Background").ignoresSafeArea())
        .sleepTimerDialog(isPresented: $isChoosingTime)
    }

    private var cover: some View {
        (nowPlaying.picture.map(Image.init(uiImage:)) ?? Image("Logo"))
            .resizable()
            .scaledToFit()
            .frame(maxWidth: 420, maxHeight: 420)
            .clipShape(RoundedRectangle(cornerRadius: 16))
            .accessibilityHidden(true)
    }

    private var texts: some View {
        VStack(spacing: 4) {
            Text(nowPlaying.title)
                .font(.title2.bold())
                .lineLimit(2)
            if let detail = nowPlaying.detail {
                Text(detail).font(.title3).lineLimit(1)
            }
        }
        .multilineTextAlignment(.center)
        .accessibilityElement(children: .combine)
    }

    private var buttons: some View {
        HStack(spacing: 32) {
            Button {
                isChoosingTime = true
            } label: {
                Image(systemName: sleepTimer.endsAt == nil ? "moon.zzz" : "moon.zzz.fill")
                    .font(.title2)
                    .frame(width: 44, height: 44)
            }
            .accessibilityLabel(Text("sleep_timer"))
            .opacity(store.config.has("sleep_timer") ? 1 : 0)
            .disabled(!store.config.has("sleep_timer"))
            Button(action: player.toggle) {
                Image(systemName: player.isOn ? "stop.fill" : "play.fill")
                    .font(.largeTitle)
                    .foregroundStyle(Color("OnAccent"))
                    .frame(width: 88, height: 88)
                    .background(Circle().fill(Color("AccentColor")))
            }
            .accessibilityLabel(Text(player.isOn ? "stop" : "play"))
            .disabled(store.config.streams.isEmpty)
            RoutePicker()
                .frame(width: 44, height: 44)
        }
    }

    private var status: some View {
        Text(statusText)
            .font(.footnote)
            .multilineTextAlignment(.center)
            .frame(minHeight: 36)
    }

    private var statusText: String {
        if store.config.streams.isEmpty { return String(localized: "nothing") }
        let state: String
        switch player.state {
        case .stopped: return ""
        case .playing: state = String(localized: "live")
        case .connecting: state = String(localized: "connecting")
        case .reconnecting: state = player.isOnline ? String(localized: "reconnecting") : String(localized: "offline")
        }
        guard let endsAt = sleepTimer.endsAt else { return state }
        return "\(state) · \(sleepText(endsAt))"
    }
}

/// Chooses AirPlay speakers.
private struct RoutePicker: UIViewRepresentable {
    func makeUIView(context: Context) -> AVRoutePickerView {
        let view = AVRoutePickerView()
        view.tintColor = UIColor(named: "OnBackground")
        view.activeTintColor = UIColor(named: "AccentColor")
        return view
    }

    func updateUIView(_ view: AVRoutePickerView, context: Context) {}
}
