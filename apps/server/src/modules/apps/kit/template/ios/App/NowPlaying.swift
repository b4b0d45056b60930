import Combine
import MediaPlayer
import UIKit

/// The song on air: asked for while the main stream plays, and shown on the lock screen, in Control Center and in cars.
@MainActor
final class NowPlaying: ObservableObject {
    struct Song: Decodable, Equatable {
        let artist: String?
        let title: String
        let album: String?
        let coverUrl: String?
    }

    private struct Reply: Decodable {
        let song: Song?
    }

    static let shared = NowPlaying()

    @Published private(set) var song: Song?
    /// The cover of the song, else the logo of the station.
    @Published private(set) var picture: UIImage?

    var title: String {
        if let song { return song.title }
        return (player.stream ?? config.streams.first).map(config.title(of:)) ?? config.name
    }

    /// Nil if it would repeat the title.
    var detail: String? {
        if let artist = song?.artist, !artist.isEmpty { return artist }
        return title == config.name ? nil : config.name
    }

    private let player = RadioPlayer.shared
    private let store = ConfigStore.shared
    private var config: AppConfig { store.config }
    private var changes: Set<AnyCancellable> = []
    private var polling: Task<Void, Never>?
    private var pictureUrl: String?

    private init() {
        registerCommands()
        player.$state.combineLatest(player.$stream, store.$config)
            // Publishers send before the value is stored.
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _, _, _ in
                Task { @MainActor [weak self] in self?.follow() }
            }
            .store(in: &changes)
    }

    private var isMainStream: Bool {
        player.stream != nil && player.stream == config.streams.first
    }

    private func follow() {
        if !isMainStream { song = nil }
        if player.isOn, isMainStream, config.nowPlayingUrl != nil {
            if polling == nil { poll() }
        } else {
            polling?.cancel()
            polling = nil
        }
        publish()
        loadPicture()
    }

    private func poll() {
        polling = Task { [weak self] in
            while !Task.isCancelled {
                await self?.ask()
                try? await Task.sleep(for: .seconds(15))
            }
        }
    }

    private func ask() async {
        guard let url = config.nowPlayingUrl.flatMap(URL.init(string:)),
            let data = await Web.data(from: url),
            let reply = try? JSONDecoder().decode(Reply.self, from: data),
            isMainStream, reply.song != song
        else { return }
        song = reply.song
        publish()
        loadPicture()
    }

    private func loadPicture() {
        let wanted = song?.coverUrl ?? config.logoUrl
        if wanted == pictureUrl { return }
        pictureUrl = wanted
        Task {
            var image: UIImage?
            if let url = wanted.flatMap(URL.init(string:)), let data = await Web.data(from: url) {
                image = await UIImage(data: data)?.byPreparingForDisplay()
            }
            // The song may have changed meanwhile.
            guard pictureUrl == wanted else { return }
            picture = image
            publish()
        }
    }

    private func publish() {
        let center = MPNowPlayingInfoCenter.default()
        guard player.stream != nil else {
            center.nowPlayingInfo = nil
            return
        }
        var info: [String: Any] = [
            MPMediaItemPropertyTitle: title,
            MPMediaItemPropertyArtist: detail ?? "",
            MPNowPlayingInfoPropertyIsLiveStream: true,
            MPNowPlayingInfoPropertyMediaType: MPNowPlayingInfoMediaType.audio.rawValue,
            MPNowPlayingInfoPropertyPlaybackRate: player.isOn ? 1.0 : 0.0,
        ]
        if let album = song?.album { info[MPMediaItemPropertyAlbumTitle] = album }
        if let picture = picture ?? UIImage(named: "Logo") {
            info[MPMediaItemPropertyArtwork] = Self.artwork(of: picture)
        }
        center.nowPlayingInfo = info
        center.playbackState = player.isOn ? .playing : .stopped
    }

    /// Outside of the main actor, since iOS asks for the picture on a queue of its own.
    nonisolated private static func artwork(of image: UIImage) -> MPMediaItemArtwork {
        MPMediaItemArtwork(boundsSize: image.size) { _ in image }
    }

    private func registerCommands() {
        let center = MPRemoteCommandCenter.shared()
        register(center.playCommand) { RadioPlayer.shared.play() }
        register(center.pauseCommand) { RadioPlayer.shared.stop() }
        register(center.stopCommand) { RadioPlayer.shared.stop() }
        register(center.togglePlayPauseCommand) { RadioPlayer.shared.toggle() }
        register(center.nextTrackCommand) { NowPlaying.shared.change(by: 1) }
        register(center.previousTrackCommand) { NowPlaying.shared.change(by: -1) }
        for command in [center.skipForwardCommand, center.skipBackwardCommand] { command.isEnabled = false }
        center.changePlaybackPositionCommand.isEnabled = false
    }

    private func register(_ command: MPRemoteCommand, action: @escaping @MainActor () -> Void) {
        command.isEnabled = true
        command.addTarget { _ in
            Task { @MainActor in action() }
            return .success
        }
    }

    /// Plays the next or the previous stream of the list.
    private func change(by step: Int) {
        let streams = config.streams
        guard streams.count > 1 else { return }
        let index = streams.firstIndex { $0 == player.stream } ?? 0
        player.play(streams[(index + step + streams.count) % streams.count])
    }
}
