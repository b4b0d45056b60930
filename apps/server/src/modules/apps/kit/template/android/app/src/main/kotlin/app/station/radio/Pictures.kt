package app.station.radio

import android.content.res.Resources
import android.graphics.Bitmap
import android.graphics.BitmapFactory
import android.widget.ImageView
import androidx.core.graphics.drawable.RoundedBitmapDrawableFactory

/** Shows covers and the logo, scaled down while they are decoded. */
class Pictures(private val view: ImageView) {
    private var shown: String? = null

    /** Shows the picture at an address, and the icon of the app while there is none. */
    fun show(url: String?) {
        if (url == shown && view.drawable != null) return
        shown = url
        if (view.drawable == null || url == null) view.setImageResource(R.mipmap.ic_launcher)
        if (url == null) return
        Web.load({ decode(Web.bytes(url, LARGEST_BYTES)) }) { bitmap ->
            // The song may have changed meanwhile.
            if (shown != url) return@load
            if (bitmap == null) view.setImageResource(R.mipmap.ic_launcher)
            else view.setImageDrawable(rounded(bitmap, view.resources))
        }
    }

    private fun rounded(bitmap: Bitmap, resources: Resources) =
        RoundedBitmapDrawableFactory.create(resources, bitmap).apply {
            cornerRadius = minOf(bitmap.width, bitmap.height) * CORNER
        }

    private fun decode(bytes: ByteArray): Bitmap? {
        val options = BitmapFactory.Options().apply { inJustDecodeBounds = true }
        BitmapFactory.decodeByteArray(bytes, 0, bytes.size, options)
        options.inJustDecodeBounds = false
        options.inSampleSize = 1
        while (maxOf(options.outWidth, options.outHeight) / options.inSampleSize > LONGEST_SIDE)
            options.inSampleSize *= 2
        return BitmapFactory.decodeByteArray(bytes, 0, bytes.size, options)
    }

    private companion object {
        const val LARGEST_BYTES = 8 * 1024 * 1024
        const val LONGEST_SIDE = 1_200
        const val CORNER = 0.06f
    }
}
