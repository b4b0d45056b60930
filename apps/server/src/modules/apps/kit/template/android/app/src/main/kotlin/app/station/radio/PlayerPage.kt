package app.station.radio

import android.net.ConnectivityManager
import android.view.View
import android.widget.ImageButton
import android.widget.TextView
import androidx.media3.common.Player
import androidx.media3.session.MediaController

/** The cover, the song and the large button, and their small copy below the other pages. */
class PlayerPage(private val activity: MainActivity, private val store: ConfigStore) {
    private val cover = Pictures(activity.findViewById(R.id.cover))
    private val station = activity.findViewById<TextView>(R.id.station)
    private val title = activity.findViewById<TextView>(R.id.title)
    private val artist = activity.findViewById<TextView>(R.id.artist)
    private val status = activity.findViewById<TextView>(R.id.status)
    private val miniTitle = activity.findViewById<TextView>(R.id.mini_title)
    private val miniDetail = activity.findViewById<TextView>(R.id.mini_detail)
    private val buttons =
        listOf<ImageButton>(activity.findViewById(R.id.play), activity.findViewById(R.id.mini_play))
    private val sleep = activity.findViewById<ImageButton>(R.id.sleep)

    init {
        buttons.forEach { button -> button.setOnClickListener { activity.toggle() } }
        sleep.setOnClickListener { activity.chooseSleepTime() }
        activity.findViewById<View>(R.id.share).setOnClickListener { activity.share() }
    }

    fun render(player: MediaController?) {
        val config = store.config
        val metadata = player?.mediaMetadata?.takeIf { player.mediaItemCount > 0 }
        val first = config.streams.firstOrNull()
        val titleText = metadata?.title?.toString() ?: first?.name?.ifEmpty { config.name } ?: config.name
        // Without a song the name of the station would be shown twice.
        val artistText = metadata?.artist?.toString()?.takeIf { it != config.name && it != titleText }
        station.text = config.name
        station.visibility = if (titleText == config.name) View.INVISIBLE else View.VISIBLE
        title.text = titleText
        artist.text = artistText
        miniTitle.text = titleText
        miniDetail.text = artistText ?: config.name
        cover.show((metadata?.artworkUri ?: config.logoUrl)?.toString())
        status.text = statusOf(player)
        sleep.visibility = if ("sleep_timer" in config.tabs) View.VISIBLE else View.INVISIBLE
        renderButtons(isOn = player?.playWhenReady == true, canPlay = config.streams.isNotEmpty())
    }

    private fun renderButtons(isOn: Boolean, canPlay: Boolean) {
        for (button in buttons) {
            button.setImageResource(if (isOn) R.drawable.ic_stop else R.drawable.ic_play)
            button.contentDescription = activity.getString(if (isOn) R.string.stop else R.string.play)
            button.isEnabled = canPlay || isOn
            button.alpha = if (button.isEnabled) 1f else 0.5f
        }
    }

    private fun statusOf(player: MediaController?): String {
        val timer = SleepTimer.endsAt?.let { activity.getString(R.string.sleep_ends, activity.timeOf(it)) }
        if (store.config.streams.isEmpty()) return activity.getString(R.string.nothing)
        if (player == null || !player.playWhenReady) return ""
        val state =
            when {
                player.isPlaying -> R.string.live
                player.playerError != null && !isOnline() -> R.string.offline
                player.playerError != null -> R.string.reconnecting
                player.playbackState == Player.STATE_READY -> R.string.live
                else -> R.string.connecting
            }
        return listOfNotNull(activity.getString(state), timer).joinToString(" · ")
    }

    private fun isOnline(): Boolean =
        activity.getSystemService(ConnectivityManager::class.java).activeNetwork != null
}
