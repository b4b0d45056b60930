import Foundation

/// Requests to the web.
enum Web {
    private static let session: URLSession = {
        let settings = URLSessionConfiguration.default
        settings.timeoutIntervalForRequest = 10
        settings.waitsForConnectivity = false
        return URLSession(configuration: settings)
    }()

    /// Nil after every failure, and for more than 8 MB.
    static func data(from url: URL) async -> Data? {
        guard let (data, response) = try? await session.data(from: url),
            (response as? HTTPURLResponse)?.statusCode == 200,
            data.count <= 8_000_000
        else { return nil }
        return data
    }
}
