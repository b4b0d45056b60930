package app.station.radio

import android.content.Context
import android.os.Handler
import android.os.Looper
import android.os.SystemClock
import android.util.AtomicFile
import java.io.File
import java.io.FileOutputStream
import java.io.IOException
import java.util.concurrent.CopyOnWriteArraySet

/** The configuration: the copy in the app, then the one that was fetched last, renewed every hour. */
class ConfigStore private constructor(context: Context) {
    private val url = context.getString(R.string.config_url)
    private val file = AtomicFile(File(context.filesDir, "config.json"))
    private val listeners = CopyOnWriteArraySet<(RadioConfig) -> Unit>()
    private val handler = Handler(Looper.getMainLooper())
    private var fetchedAt: Long? = null
    private var isFetching = false

    var config: RadioConfig
        private set

    init {
        val bundled = context.assets.open("config.json").use { it.readBytes().toString(Charsets.UTF_8) }
        val copy = checkNotNull(RadioConfig.parse(bundled)) { "assets/config.json is damaged" }
        // An update of the app can contain a newer copy than the one that was fetched before it.
        config = readCache()?.takeIf { it.revision >= copy.revision } ?: copy
        tick()
    }

    /** Calls [listener] on the main thread after each change. */
    fun listen(listener: (RadioConfig) -> Unit) {
        listeners += listener
    }

    fun forget(listener: (RadioConfig) -> Unit) {
        listeners -= listener
    }

    /** Fetches the configuration if it is older than an hour. */
    fun refresh() {
        val age = fetchedAt?.let { SystemClock.elapsedRealtime() - it }
        if (isFetching || (age != null && age < MAX_AGE_MS)) return
        isFetching = true
        Web.load({ Web.text(url) }) { text ->
            isFetching = false
            val fetched = text?.let(RadioConfig::parse)
            if (text != null && fetched != null) accept(text, fetched)
        }
    }

    private fun accept(text: String, fetched: RadioConfig) {
        fetchedAt = SystemClock.elapsedRealtime()
        if (fetched == config || fetched.revision < config.revision) return
        config = fetched
        Web.load({ writeCache(text) }) {}
        listeners.forEach { it(fetched) }
    }

    private fun tick() {
        refresh()
        handler.postDelayed(::tick, MAX_AGE_MS)
    }

    private fun readCache(): RadioConfig? =
        try {
            RadioConfig.parse(file.readFully().toString(Charsets.UTF_8))
        } catch (_: IOException) {
            null
        }

    private fun writeCache(text: String) {
        var stream: FileOutputStream? = null
        try {
            stream = file.startWrite()
            stream.write(text.toByteArray(Charsets.UTF_8))
            file.finishWrite(stream)
        } catch (_: IOException) {
            // The copy in the app stays the fallback.
            stream?.let(file::failWrite)
        }
    }

    companion object {
        private const val MAX_AGE_MS = 60 * 60 * 1000L
        private var instance: ConfigStore? = null

        /** The store of the process. Call it on the main thread. */
        fun of(context: Context): ConfigStore =
            instance ?: ConfigStore(context.applicationContext).also { instance = it }
    }
}
