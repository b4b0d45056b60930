package app.station.radio

import org.json.JSONArray
import org.json.JSONException
import org.json.JSONObject

/** What the app reads at its start and every hour; see `assets/config.json`. */
data class RadioConfig(
    val revision: Int,
    val name: String,
    /** The first one is the main stream, to which [nowPlayingUrl] belongs. */
    val streams: List<Stream>,
    val nowPlayingUrl: String?,
    val logoUrl: String?,
    val tabs: Set<String>,
    val website: String,
    val siteUrl: String,
    val privacyUrl: String,
    val profiles: List<Profile>,
    val contactEmail: String,
) {
    data class Stream(val name: String, val url: String)

    data class Profile(val kind: String, val url: String)

    companion object {
        private const val SCHEMA = 1

        /** Null for damaged text, and for a format that this version does not know. */
        fun parse(text: String): RadioConfig? =
            try {
                val json = JSONObject(text)
                if (json.getInt("schema") > SCHEMA) null else read(json)
            } catch (_: JSONException) {
                null
            }

        private fun read(json: JSONObject) =
            RadioConfig(
                revision = json.getInt("revision"),
                name = json.getString("name"),
                streams =
                    json.getJSONArray("streams").objects().map {
                        Stream(it.getString("name"), it.getString("url"))
                    },
                nowPlayingUrl = json.text("nowPlayingUrl"),
                logoUrl = json.text("logoUrl"),
                tabs = json.getJSONArray("tabs").let { tabs -> List(tabs.length(), tabs::getString).toSet() },
                website = json.getString("website"),
                siteUrl = json.getString("siteUrl"),
                privacyUrl = json.getString("privacyUrl"),
                profiles =
                    json.getJSONArray("profiles").objects().map {
                        Profile(it.getString("kind"), it.getString("url"))
                    },
                contactEmail = json.getString("contactEmail"),
            )
    }
}

/** The text of a member; null if it is missing, null or empty. `optString` returns "null" for null. */
fun JSONObject.text(name: String): String? =
    if (isNull(name)) null else optString(name).takeIf { it.isNotEmpty() }

private fun JSONArray.objects(): List<JSONObject> = List(length(), ::getJSONObject)
