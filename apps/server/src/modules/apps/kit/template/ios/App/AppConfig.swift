import Foundation

/// What the app reads at its start and every hour; see `config.json`.
struct AppConfig: Codable, Equatable {
    struct Stream: Codable, Equatable, Identifiable {
        let name: String
        let url: String

        var id: String { url }
    }

    struct Profile: Codable, Equatable, Identifiable {
        let kind: String
        let url: String

        var id: String { url }
    }

    let schema: Int
    let revision: Int
    let name: String
    /// The first one is the main stream, to which `nowPlayingUrl` belongs.
    let streams: [Stream]
    let nowPlayingUrl: String?
    let logoUrl: String?
    let tabs: [String]
    let website: String
    let siteUrl: String
    let privacyUrl: String
    let profiles: [Profile]
    let contactEmail: String

    /// Nil for damaged data, and for a format that this version does not know.
    static func read(_ data: Data) -> AppConfig? {
        guard let config = try? JSONDecoder().decode(AppConfig.self, from: data), config.schema == 1 else { return nil }
        return config
    }

    /// The name of a stream; streams without one have the name of the station.
    func title(of stream: Stream) -> String {
        stream.name.isEmpty ? name : stream.name
    }

    func has(_ tab: String) -> Bool {
        tabs.contains(tab)
    }
}
