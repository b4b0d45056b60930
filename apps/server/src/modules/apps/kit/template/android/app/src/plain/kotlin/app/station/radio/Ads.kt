package app.station.radio

import android.app.Activity
import android.view.ViewGroup

/** An app without ads contains no code of an ad network. */
object Ads {
    @Suppress("UNUSED_PARAMETER")
    fun start(activity: Activity, slot: ViewGroup) = Unit
}
