import SwiftUI

/// The streams of the station.
struct StreamsView: View {
    @EnvironmentObject private var store: ConfigStore
    @EnvironmentObject private var player: RadioPlayer

    var body: some View {
        List(store.config.streams) { stream in
            let isCurrent = player.isOn && stream == player.stream
            Button {
                if isCurrent { player.stop() } else { player.play(stream) }
            } label: {
                HStack {
                    Text(store.config.title(of: stream))
                    Spacer()
                    if isCurrent { Text("live").font(.subheadline) }
                    Image(systemName: isCurrent ? "stop.fill" : "play.fill")
                        .accessibilityHidden(true)
                }
                .frame(minHeight: 44)
            }
            .accessibilityAddTraits(isCurrent ? .isSelected : [])
            .listRowBackground(Color("Bar").opacity(0.5))
        }
        .tint(Color("OnBackground"))
        .scrollContentBackground(.hidden)
        .background(Color("Background").ignoresSafeArea())
    }
}
