package app.station.radio

import android.app.Activity
import android.content.ActivityNotFoundException
import android.content.Intent
import android.net.Uri
import android.widget.Toast
import androidx.browser.customtabs.CustomTabsIntent

/** Opens what lies outside of the app. */
class Links(private val activity: Activity) {
    fun openPage(url: String) = attempt {
        CustomTabsIntent.Builder().setShowTitle(true).build().launchUrl(activity, Uri.parse(url))
    }

    /** Profiles open in their own app if it is installed. */
    fun openProfile(url: String) = attempt { activity.startActivity(Intent(Intent.ACTION_VIEW, Uri.parse(url))) }

    fun writeTo(address: String) = attempt {
        activity.startActivity(Intent(Intent.ACTION_SENDTO, Uri.fromParts("mailto", address, null)))
    }

    fun share(text: String) = attempt {
        val send = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)
        activity.startActivity(Intent.createChooser(send, null))
    }

    private fun attempt(open: () -> Unit) {
        try {
            open()
        } catch (_: ActivityNotFoundException) {
            Toast.makeText(activity, R.string.no_app, Toast.LENGTH_SHORT).show()
        }
    }
}
