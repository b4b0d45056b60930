import SwiftUI

/// The pages of the app: the player, the streams, and everything else.
struct MainView: View {
    @EnvironmentObject private var store: ConfigStore
    @StateObject private var nowPlaying = NowPlaying.shared

    var body: some View {
        TabView {
            page(PlayerView(), "listen", "dot.radiowaves.left.and.right")
            if store.config.streams.count > 1 {
                page(StreamsView().withMiniPlayer(), "streams", "list.bullet")
            }
            page(MoreView().withMiniPlayer(), "more", "ellipsis")
        }
        .environmentObject(nowPlaying)
        .tint(Color("AccentColor"))
    }

    private func page(_ content: some View, _ title: LocalizedStringKey, _ symbol: String) -> some View {
        content
            .foregroundStyle(Color("OnBackground"))
            .toolbarBackground(Color("Bar"), for: .tabBar)
            .toolbarBackground(.visible, for: .tabBar)
            .tabItem { Label(title, systemImage: symbol) }
    }
}

/// The song and the button below the other pages.
private struct MiniPlayer: View {
    @EnvironmentObject private var player: RadioPlayer
    @EnvironmentObject private var nowPlaying: NowPlaying

    var body: some View {
        HStack(spacing: 12) {
            VStack(alignment: .leading) {
                Text(nowPlaying.title).font(.headline).lineLimit(1)
                if let detail = nowPlaying.detail {
                    Text(detail).font(.subheadline).lineLimit(1).opacity(0.8)
                }
            }
            Spacer()
            Button(action: player.toggle) {
                Image(systemName: player.isOn ? "stop.fill" : "play.fill")
                    .font(.title2)
                    .frame(width: 44, height: 44)
            }
            .accessibilityLabel(Text(player.isOn ? "stop" : "play"))
        }
        .foregroundStyle(Color("OnBar"))
        .padding(.horizontal)
        .padding(.vertical, 8)
        .background(Color("Bar"))
    }
}

extension View {
    fileprivate func withMiniPlayer() -> some View {
        safeAreaInset(edge: .bottom, spacing: 0) { MiniPlayer() }
    }
}
