package app.station.radio

import android.app.AlarmManager
import android.app.PendingIntent
import android.content.Context
import android.content.Intent
import android.os.Build
import java.util.Calendar

/** Starts the main stream every day at a time. */
class Alarm(private val context: Context) {
    private val settings = context.getSharedPreferences("alarm", Context.MODE_PRIVATE)
    private val manager = context.getSystemService(AlarmManager::class.java)

    /** Minutes after midnight; null while it is off. */
    val minuteOfDay: Int?
        get() = settings.getInt(KEY, -1).takeIf { it >= 0 }

    /** Whether Android lets the app ring at an exact time. */
    val isAllowed: Boolean
        get() = Build.VERSION.SDK_INT < Build.VERSION_CODES.S || manager.canScheduleExactAlarms()

    fun set(minuteOfDay: Int) {
        settings.edit().putInt(KEY, minuteOfDay).apply()
        schedule()
    }

    fun turnOff() {
        settings.edit().remove(KEY).apply()
        manager.cancel(ring())
    }

    /** Sets the next ring; repeated after each one, after a restart, and after changes of the clock. */
    fun schedule() {
        val minute = minuteOfDay
        if (minute == null || !isAllowed) return
        manager.setAlarmClock(AlarmManager.AlarmClockInfo(nextTime(minute), open()), ring())
    }

    private fun nextTime(minute: Int): Long {
        val next = Calendar.getInstance()
        next.set(Calendar.HOUR_OF_DAY, minute / 60)
        next.set(Calendar.MINUTE, minute % 60)
        next.set(Calendar.SECOND, 0)
        next.set(Calendar.MILLISECOND, 0)
        if (next.timeInMillis <= System.currentTimeMillis()) next.add(Calendar.DAY_OF_MONTH, 1)
        return next.timeInMillis
    }

    private fun ring(): PendingIntent =
        PendingIntent.getBroadcast(
            context,
            0,
            Intent(context, AlarmReceiver::class.java).setAction(PlaybackService.ACTION_ALARM),
            PendingIntent.FLAG_IMMUTABLE or PendingIntent.FLAG_UPDATE_CURRENT,
        )

    private fun open(): PendingIntent =
        PendingIntent.getActivity(
            context,
            0,
            Intent(context, MainActivity::class.java),
            PendingIntent.FLAG_IMMUTABLE or PendingIntent.FLAG_UPDATE_CURRENT,
        )

    private companion object {
        const val KEY = "minuteOfDay"
    }
}
