import CarPlay
import Combine

/// The list of streams in a car. It appears only in builds with the CarPlay entitlement, which Apple grants on request.
final class CarPlayScene: UIResponder, CPTemplateApplicationSceneDelegate {
    private var controller: CPInterfaceController?
    private var changes: Set<AnyCancellable> = []

    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didConnect interfaceController: CPInterfaceController
    ) {
        controller = interfaceController
        // The song is shown even if the app itself was never opened.
        _ = NowPlaying.shared
        let list = CPListTemplate(title: ConfigStore.shared.config.name, sections: [])
        list.emptyViewTitleVariants = [String(localized: "nothing")]
        interfaceController.setRootTemplate(list, animated: false, completion: nil)
        let player = RadioPlayer.shared
        ConfigStore.shared.$config.combineLatest(player.$stream, player.$state)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] config, stream, state in
                let current = state == .stopped ? nil : stream
                self?.show(config, current: current, in: list)
            }
            .store(in: &changes)
    }

    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: CPInterfaceController
    ) {
        changes.removeAll()
        controller = nil
    }

    private func show(_ config: AppConfig, current: AppConfig.Stream?, in list: CPListTemplate) {
        let items = config.streams.map { stream in
            let item = CPListItem(text: config.title(of: stream), detailText: config.name)
            item.isPlaying = stream == current
            item.handler = { [weak self] _, completion in
                RadioPlayer.shared.play(stream)
                self?.controller?.pushTemplate(CPNowPlayingTemplate.shared, animated: true) { _, _ in completion() }
            }
            return item
        }
        list.updateSections([CPListSection(items: items)])
    }
}
