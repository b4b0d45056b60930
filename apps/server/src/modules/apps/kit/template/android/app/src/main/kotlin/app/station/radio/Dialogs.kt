package app.station.radio

import android.app.Activity
import android.app.AlertDialog
import android.app.TimePickerDialog
import android.content.ActivityNotFoundException
import android.content.Intent
import android.net.Uri
import android.os.Build
import android.provider.Settings
import android.text.format.DateFormat

private val sleepMinutes = listOf(5, 15, 30, 45, 60, 90, 120)

/** Asks after how many minutes playback stops. */
fun Activity.askSleepTime(done: () -> Unit) {
    val off = getString(R.string.sleep_off)
    val times = sleepMinutes.map { resources.getQuantityString(R.plurals.sleep_minutes, it, it) }
    AlertDialog.Builder(this)
        .setTitle(R.string.sleep_timer)
        .setItems((listOf(off) + times).toTypedArray()) { _, index ->
            if (index == 0) SleepTimer.cancel() else SleepTimer.start(sleepMinutes[index - 1])
            done()
        }
        .show()
}

/** Asks at which time the app starts to play; first for the permission if Android requires it. */
fun Activity.askAlarm(alarm: Alarm, done: () -> Unit) {
    if (!alarm.isAllowed) return askPermission()
    val minute = alarm.minuteOfDay
    val start = minute ?: (7 * 60)
    val picker =
        TimePickerDialog(
            this,
            { _, hour, minuteOfHour ->
                alarm.set(hour * 60 + minuteOfHour)
                done()
            },
            start / 60,
            start % 60,
            DateFormat.is24HourFormat(this),
        )
    if (minute != null)
        picker.setButton(AlertDialog.BUTTON_NEUTRAL, getString(R.string.turn_off)) { _, _ ->
            alarm.turnOff()
            done()
        }
    picker.show()
}

private fun Activity.askPermission() {
    // Earlier versions always allow it.
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.S) return
    AlertDialog.Builder(this)
        .setTitle(R.string.alarm)
        .setMessage(R.string.alarm_permission)
        .setNegativeButton(R.string.not_now, null)
        .setPositiveButton(R.string.open_settings) { _, _ ->
            val settings =
                Intent(
                    Settings.ACTION_REQUEST_SCHEDULE_EXACT_ALARM,
                    Uri.fromParts("package", packageName, null),
                )
            try {
                startActivity(settings)
            } catch (_: ActivityNotFoundException) {
                startActivity(Intent(Settings.ACTION_SETTINGS))
            }
        }
        .show()
}
