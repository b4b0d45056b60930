package app.station.radio

import android.content.Context
import android.net.ConnectivityManager
import android.net.Network
import android.os.Handler
import androidx.media3.common.PlaybackException
import androidx.media3.common.Player

/**
 * Plays a stream again after it broke off: at once when a network appears, else after pauses that double up to half a
 * minute. A stream that is paused is stopped, so that it continues live and costs no data.
 */
class Reconnect(context: Context, private val player: Player) : Player.Listener {
    private val handler = Handler(player.applicationLooper)
    private val connectivity = context.getSystemService(ConnectivityManager::class.java)
    private var attempts = 0
    private var isWaiting = false

    private val retry = Runnable {
        isWaiting = false
        if (player.playWhenReady) {
            // Only a stopped player loads a stream again that came to an end.
            player.stop()
            player.seekToDefaultPosition()
            player.prepare()
        }
    }
    private val settle = Runnable { attempts = 0 }

    private val network =
        object : ConnectivityManager.NetworkCallback() {
            override fun onAvailable(network: Network) {
                handler.post { if (isWaiting) retryAfter(0) }
            }
        }

    fun start() {
        player.addListener(this)
        connectivity.registerDefaultNetworkCallback(network)
    }

    fun stop() {
        connectivity.unregisterNetworkCallback(network)
        player.removeListener(this)
        handler.removeCallbacksAndMessages(null)
    }

    override fun onPlayerError(error: PlaybackException) = breakOff()

    override fun onPlaybackStateChanged(playbackState: Int) {
        handler.removeCallbacks(settle)
        when (playbackState) {
            // A server may accept and drop: only a stream that lasts starts the pauses again.
            Player.STATE_READY -> handler.postDelayed(settle, SETTLED_MS)
            // A live stream has no end.
            Player.STATE_ENDED -> breakOff()
        }
    }

    override fun onPlayWhenReadyChanged(playWhenReady: Boolean, reason: Int) {
        if (playWhenReady) return
        handler.removeCallbacks(retry)
        isWaiting = false
        attempts = 0
        player.stop()
        player.seekToDefaultPosition()
    }

    private fun breakOff() {
        if (!player.playWhenReady) return
        val delay = (FIRST_MS shl attempts.coerceAtMost(5)).coerceAtMost(LONGEST_MS)
        attempts += 1
        retryAfter(delay)
    }

    private fun retryAfter(delayMs: Long) {
        isWaiting = true
        handler.removeCallbacks(retry)
        handler.postDelayed(retry, delayMs)
    }

    private companion object {
        const val FIRST_MS = 1_000L
        const val LONGEST_MS = 30_000L
        const val SETTLED_MS = 20_000L
    }
}
