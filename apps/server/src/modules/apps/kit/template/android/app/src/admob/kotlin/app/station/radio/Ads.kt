package app.station.radio

import android.app.Activity
import android.view.View
import android.view.ViewGroup
import com.google.android.gms.ads.AdRequest
import com.google.android.gms.ads.AdSize
import com.google.android.gms.ads.AdView
import com.google.android.gms.ads.MobileAds
import com.google.android.ump.ConsentRequestParameters
import com.google.android.ump.UserMessagingPlatform

/** A banner of AdMob, shown once the listener was asked for the consent that the law of the country requires. */
object Ads {
    fun start(activity: Activity, slot: ViewGroup) {
        val consent = UserMessagingPlatform.getConsentInformation(activity)
        consent.requestConsentInfoUpdate(
            activity,
            ConsentRequestParameters.Builder().build(),
            {
                UserMessagingPlatform.loadAndShowConsentFormIfRequired(activity) {
                    if (consent.canRequestAds()) show(activity, slot)
                }
            },
            // Without an answer of the server the consent of an earlier start counts.
            { if (consent.canRequestAds()) show(activity, slot) },
        )
    }

    private fun show(activity: Activity, slot: ViewGroup) {
        if (activity.isDestroyed || slot.childCount > 0) return
        MobileAds.initialize(activity) {}
        val metrics = activity.resources.displayMetrics
        val width = (metrics.widthPixels / metrics.density).toInt()
        val banner = AdView(activity)
        banner.adUnitId = activity.getString(R.string.ad_banner)
        banner.setAdSize(AdSize.getCurrentOrientationAnchoredAdaptiveBannerAdSize(activity, width))
        slot.addView(banner)
        slot.visibility = View.VISIBLE
        banner.loadAd(AdRequest.Builder().build())
    }
}
