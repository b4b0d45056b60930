package app.station.radio

import android.net.Uri
import android.os.Handler
import androidx.media3.common.MediaMetadata
import androidx.media3.common.Player
import org.json.JSONObject

/** Asks for the song of the main stream while it plays, and shows it wherever Media3 shows what plays. */
class NowPlaying(private val store: ConfigStore, private val player: Player) : Player.Listener {
    private val handler = Handler(player.applicationLooper)
    private val poll = Runnable { ask() }

    fun start() = player.addListener(this)

    fun stop() {
        player.removeListener(this)
        handler.removeCallbacksAndMessages(null)
    }

    override fun onIsPlayingChanged(isPlaying: Boolean) {
        handler.removeCallbacks(poll)
        if (isPlaying) poll.run()
    }

    private fun ask() {
        val url = store.config.nowPlayingUrl
        if (url != null && isMainStream()) Web.load({ songOf(Web.text(url)) }) { it?.let(::show) }
        handler.removeCallbacks(poll)
        handler.postDelayed(poll, EVERY_MS)
    }

    private fun isMainStream(): Boolean =
        player.currentMediaItem?.mediaId == store.config.streams.firstOrNull()?.url

    private fun songOf(text: String): Song {
        val song = JSONObject(text).optJSONObject("song")
        return Song(song?.text("title"), song?.text("artist"), song?.text("album"), song?.text("coverUrl"))
    }

    private fun show(song: Song) {
        val config = store.config
        val item = player.currentMediaItem
        val stream = config.streams.firstOrNull()
        // The listener may have changed the stream meanwhile.
        if (item == null || stream == null || !isMainStream()) return
        val metadata = metadataOf(song, Catalog.metadataOf(stream, config))
        if (metadata == item.mediaMetadata) return
        player.replaceMediaItem(
            player.currentMediaItemIndex,
            item.buildUpon().setMediaMetadata(metadata).build(),
        )
    }

    private fun metadataOf(song: Song, plain: MediaMetadata): MediaMetadata {
        if (song.title == null) return plain
        return plain
            .buildUpon()
            .setTitle(song.title)
            .setArtist(song.artist ?: plain.station)
            .setAlbumTitle(song.album)
            .setArtworkUri(song.coverUrl?.let(Uri::parse) ?: plain.artworkUri)
            .build()
    }

    private class Song(val title: String?, val artist: String?, val album: String?, val coverUrl: String?)

    private companion object {
        const val EVERY_MS = 15_000L
    }
}
