package app.station.radio

import android.view.LayoutInflater
import android.view.View
import android.view.ViewGroup
import android.widget.ImageView
import android.widget.TextView

/** A line of a list. */
class Row(
    val icon: Int,
    val title: String,
    val detail: String? = null,
    /** The address that it opens or plays, if any. */
    val target: String? = null,
    val isSelected: Boolean = false,
    /** Null for a line that only informs. */
    val open: (() -> Unit)? = null,
) {
    /** What has to differ to draw the row again. */
    val face: List<Any?>
        get() = listOf(icon, title, detail, target, isSelected)
}

/** Fills a list with rows. Rows that look the same stay, so that screen readers keep their place. */
fun ViewGroup.showRows(rows: List<Row>) {
    val faces = rows.map { it.face }
    if (tag == faces) return
    tag = faces
    removeAllViews()
    val inflater = LayoutInflater.from(context)
    for (row in rows) addView(viewOf(row, inflater))
}

private fun ViewGroup.viewOf(row: Row, inflater: LayoutInflater): View {
    val view = inflater.inflate(R.layout.row, this, false)
    view.findViewById<ImageView>(R.id.row_icon).setImageResource(row.icon)
    view.findViewById<TextView>(R.id.row_title).text = row.title
    val detail = view.findViewById<TextView>(R.id.row_detail)
    detail.text = row.detail
    detail.visibility = if (row.detail == null) View.GONE else View.VISIBLE
    view.isSelected = row.isSelected
    row.open?.let { open -> view.setOnClickListener { open() } }
    return view
}
