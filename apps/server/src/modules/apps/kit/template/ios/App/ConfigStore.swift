import Foundation

/// The configuration: the copy in the app, then the one that was fetched last, renewed every hour.
@MainActor
final class ConfigStore: ObservableObject {
    static let shared = ConfigStore()

    @Published private(set) var config: AppConfig

    private let maxAge: TimeInterval = 60 * 60
    private static let cache = URL.applicationSupportDirectory.appending(path: "config.json")
    private var fetchedAt: Date?
    private var isFetching = false

    private init() {
        guard let file = Bundle.main.url(forResource: "config", withExtension: "json"),
            let data = try? Data(contentsOf: file),
            let bundled = AppConfig.read(data)
        else { fatalError("config.json is missing or damaged") }
        // An update of the app can contain a newer copy than the one that was fetched before it.
        if let data = try? Data(contentsOf: Self.cache), let cached = AppConfig.read(data),
            cached.revision >= bundled.revision {
            config = cached
        } else {
            config = bundled
        }
        tick()
    }

    /// Fetches the configuration if it is older than an hour.
    func refresh() {
        if isFetching { return }
        if let fetchedAt, Date.now.timeIntervalSince(fetchedAt) < maxAge { return }
        isFetching = true
        Task {
            await fetch()
            isFetching = false
        }
    }

    private func fetch() async {
        guard let text = Bundle.main.object(forInfoDictionaryKey: "StationConfigURL") as? String,
            let url = URL(string: text),
            let data = await Web.data(from: url),
            let fetched = AppConfig.read(data)
        else { return }
        fetchedAt = .now
        if fetched == config || fetched.revision < config.revision { return }
        config = fetched
        // Without a cache the copy in the app stays the fallback.
        try? FileManager.default.createDirectory(at: .applicationSupportDirectory, withIntermediateDirectories: true)
        try? data.write(to: Self.cache, options: .atomic)
    }

    private func tick() {
        Task { [weak self] in
            while !Task.isCancelled {
                self?.refresh()
                try? await Task.sleep(for: .seconds(60 * 60))
            }
        }
    }
}
