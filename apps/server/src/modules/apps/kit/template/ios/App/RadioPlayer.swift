import AVFoundation
import Combine
import Network
import UIKit

/// Plays streams in the background, and plays them again after they broke off.
@MainActor
final class RadioPlayer: ObservableObject {
    enum State {
        case stopped, connecting, playing, reconnecting
    }

    static let shared = RadioPlayer()

    @Published private(set) var state = State.stopped
    /// The chosen stream; nil until one was played.
    @Published private(set) var stream: AppConfig.Stream?
    @Published private(set) var isOnline = true

    /// Whether the listener wants to hear something, also while the connection is lost.
    var isOn: Bool { state != .stopped }

    /// Names the app, so that the listeners of the station's own streams can be counted by app.
    private static let userAgent: String = {
        let bundle = Bundle.main
        let version = bundle.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "0"
        return "\(bundle.bundleIdentifier ?? "app")/\(version) AVPlayer"
    }()

    private let player = AVPlayer()
    private let monitor = NWPathMonitor()
    private var lasting: Set<AnyCancellable> = []
    private var ofItem: Set<AnyCancellable> = []
    private var retry: Task<Void, Never>?
    private var settle: Task<Void, Never>?
    private var attempts = 0
    private var wasInterrupted = false

    private init() {
        player.automaticallyWaitsToMinimizeStalling = true
        player.publisher(for: \.timeControlStatus)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] status in
                Task { @MainActor [weak self] in self?.follow(status) }
            }
            .store(in: &lasting)
        observeSession()
        observeNetwork()
    }

    /// Plays a stream; without one the chosen stream, else the main one.
    func play(_ wanted: AppConfig.Stream? = nil) {
        guard let next = wanted ?? stream ?? ConfigStore.shared.config.streams.first else { return }
        let session = AVAudioSession.sharedInstance()
        try? session.setCategory(.playback, mode: .default)
        try? session.setActive(true)
        stream = next
        attempts = 0
        wasInterrupted = false
        state = .connecting
        open()
    }

    func stop() {
        retry?.cancel()
        settle?.cancel()
        ofItem.removeAll()
        state = .stopped
        player.pause()
        // Without an item a stream costs no data, and continues live.
        player.replaceCurrentItem(with: nil)
    }

    func toggle() {
        if isOn { stop() } else { play() }
    }

    private func open() {
        retry?.cancel()
        ofItem.removeAll()
        guard isOn, let stream, let url = URL(string: stream.url) else { return }
        let asset = AVURLAsset(url: url, options: [AVURLAssetHTTPUserAgentKey: Self.userAgent])
        let item = AVPlayerItem(asset: asset)
        item.publisher(for: \.status)
            .filter { $0 == .failed }
            .sink { [weak self] _ in
                Task { @MainActor [weak self] in self?.breakOff(item) }
            }
            .store(in: &ofItem)
        // A live stream has no end.
        for name in [AVPlayerItem.failedToPlayToEndTimeNotification, AVPlayerItem.didPlayToEndTimeNotification] {
            NotificationCenter.default.publisher(for: name, object: item)
                .sink { [weak self] _ in
                    Task { @MainActor [weak self] in self?.breakOff(item) }
                }
                .store(in: &ofItem)
        }
        player.replaceCurrentItem(with: item)
        player.play()
    }

    private func breakOff(_ item: AVPlayerItem) {
        guard isOn, item === player.currentItem else { return }
        settle?.cancel()
        state = .reconnecting
        let delay = min(pow(2, Double(attempts)), 30)
        attempts = min(attempts + 1, 5)
        retry?.cancel()
        retry = Task { [weak self] in
            try? await Task.sleep(for: .seconds(delay))
            if !Task.isCancelled { self?.open() }
        }
    }

    private func follow(_ status: AVPlayer.TimeControlStatus) {
        guard isOn else { return }
        switch status {
        case .playing:
            state = .playing
            // A server may accept and drop: only a stream that lasts starts the pauses again.
            settle?.cancel()
            settle = Task { [weak self] in
                try? await Task.sleep(for: .seconds(20))
                if !Task.isCancelled { self?.attempts = 0 }
            }
        case .waitingToPlayAtSpecifiedRate:
            if state == .playing { state = .connecting }
        default:
            break
        }
    }

    private func observeSession() {
        let center = NotificationCenter.default
        center.publisher(for: AVAudioSession.interruptionNotification)
            .sink { [weak self] note in
                let type = (note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt)
                    .flatMap(AVAudioSession.InterruptionType.init(rawValue:))
                let options = AVAudioSession.InterruptionOptions(
                    rawValue: note.userInfo?[AVAudioSessionInterruptionOptionKey] as? UInt ?? 0
                )
                Task { @MainActor [weak self] in self?.interrupt(type, options) }
            }
            .store(in: &lasting)
        center.publisher(for: AVAudioSession.routeChangeNotification)
            .sink { [weak self] note in
                let reason = (note.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt)
                    .flatMap(AVAudioSession.RouteChangeReason.init(rawValue:))
                // Unplugged headphones must not continue on the loudspeaker.
                guard reason == .oldDeviceUnavailable else { return }
                Task { @MainActor [weak self] in self?.stop() }
            }
            .store(in: &lasting)
        center.publisher(for: AVAudioSession.mediaServicesWereResetNotification)
            .sink { [weak self] _ in
                Task { @MainActor [weak self] in
                    if self?.isOn == true { self?.play() }
                }
            }
            .store(in: &lasting)
    }

    private func interrupt(_ type: AVAudioSession.InterruptionType?, _ options: AVAudioSession.InterruptionOptions) {
        switch type {
        case .began:
            let wasOn = isOn
            stop()
            wasInterrupted = wasOn
        case .ended:
            if wasInterrupted, options.contains(.shouldResume) { play() }
            wasInterrupted = false
        default:
            break
        }
    }

    private func observeNetwork() {
        monitor.pathUpdateHandler = { [weak self] path in
            let isOnline = path.status == .satisfied
            Task { @MainActor [weak self] in
                guard let self else { return }
                let isBack = isOnline && !self.isOnline
                self.isOnline = isOnline
                if isBack, self.state == .reconnecting { self.open() }
            }
        }
        monitor.start(queue: DispatchQueue(label: "network"))
    }
}
