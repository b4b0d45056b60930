package app.station.radio

import android.os.Handler
import android.os.Looper
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.InputStream
import java.net.HttpURLConnection
import java.net.URL
import java.util.concurrent.Executors

/** Requests to the web, off the main thread. */
object Web {
    private const val TIMEOUT_MS = 10_000
    private const val TEXT_BYTES = 512 * 1024

    private val pool = Executors.newFixedThreadPool(3)
    private val main = Handler(Looper.getMainLooper())

    /** Runs [work] in the background, then [done] on the main thread, with null if the work failed. */
    fun <T : Any> load(work: () -> T?, done: (T?) -> Unit) {
        pool.execute {
            val result =
                try {
                    work()
                } catch (_: Exception) {
                    // No connection, or an address or a document that a library refuses: there is a fallback for each.
                    null
                }
            main.post { done(result) }
        }
    }

    /** The text at an address. Fails with an IOException. */
    fun text(url: String): String = String(bytes(url, TEXT_BYTES), Charsets.UTF_8)

    /** At most [limit] bytes at an address; more are an error. Fails with an IOException. */
    fun bytes(url: String, limit: Int): ByteArray {
        val connection = URL(url).openConnection() as HttpURLConnection
        connection.connectTimeout = TIMEOUT_MS
        connection.readTimeout = TIMEOUT_MS
        try {
            val status = connection.responseCode
            if (status != HttpURLConnection.HTTP_OK) throw IOException("status $status")
            return connection.inputStream.use { read(it, limit) }
        } finally {
            connection.disconnect()
        }
    }

    private fun read(input: InputStream, limit: Int): ByteArray {
        val output = ByteArrayOutputStream()
        val buffer = ByteArray(16 * 1024)
        while (true) {
            val count = input.read(buffer)
            if (count < 0) return output.toByteArray()
            if (output.size() + count > limit) throw IOException("more than $limit bytes")
            output.write(buffer, 0, count)
        }
    }
}
