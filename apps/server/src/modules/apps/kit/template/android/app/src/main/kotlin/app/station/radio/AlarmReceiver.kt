package app.station.radio

import android.content.BroadcastReceiver
import android.content.Context
import android.content.Intent
import androidx.core.content.ContextCompat

/** Rings, and sets the next alarm after everything that makes Android forget it. */
class AlarmReceiver : BroadcastReceiver() {
    override fun onReceive(context: Context, intent: Intent) {
        if (intent.action == PlaybackService.ACTION_ALARM) {
            val play = Intent(context, PlaybackService::class.java).setAction(PlaybackService.ACTION_ALARM)
            ContextCompat.startForegroundService(context, play)
        }
        Alarm(context).schedule()
    }
}
