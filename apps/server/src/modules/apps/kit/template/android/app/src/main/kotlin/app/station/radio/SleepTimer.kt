package app.station.radio

import android.os.Handler
import android.os.Looper

/** Stops playback after a time that the listener chose. It counts while the service plays, in the same process. */
object SleepTimer {
    private val handler = Handler(Looper.getMainLooper())
    private val end = Runnable {
        endsAt = null
        onEnd?.invoke()
    }

    /** In milliseconds of the clock; null while it is off. */
    var endsAt: Long? = null
        private set

    /** Set by the service that plays. */
    var onEnd: (() -> Unit)? = null

    fun start(minutes: Int) {
        cancel()
        val length = minutes * 60_000L
        endsAt = System.currentTimeMillis() + length
        handler.postDelayed(end, length)
    }

    fun cancel() {
        handler.removeCallbacks(end)
        endsAt = null
    }
}
