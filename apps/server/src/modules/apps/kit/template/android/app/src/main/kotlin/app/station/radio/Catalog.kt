package app.station.radio

import android.net.Uri
import androidx.media3.common.MediaItem
import androidx.media3.common.MediaMetadata

/** The streams as Media3 and Android Auto see them. The id of a stream is its address. */
object Catalog {
    const val ROOT = "root"

    fun root(config: RadioConfig): MediaItem =
        MediaItem.Builder()
            .setMediaId(ROOT)
            .setMediaMetadata(
                MediaMetadata.Builder()
                    .setTitle(config.name)
                    .setIsBrowsable(true)
                    .setIsPlayable(false)
                    .setMediaType(MediaMetadata.MEDIA_TYPE_FOLDER_RADIO_STATIONS)
                    .build(),
            )
            .build()

    fun items(config: RadioConfig): List<MediaItem> = config.streams.map { itemOf(it, config) }

    /** The index of a stream in the list; the main one if the id is unknown. */
    fun indexOf(mediaId: String, config: RadioConfig): Int =
        config.streams.indexOfFirst { it.url == mediaId }.coerceAtLeast(0)

    /** What is shown of a stream while the song is not known. */
    fun metadataOf(stream: RadioConfig.Stream, config: RadioConfig): MediaMetadata =
        MediaMetadata.Builder()
            .setTitle(stream.name.ifEmpty { config.name })
            .setArtist(config.name)
            .setStation(config.name)
            .setArtworkUri(config.logoUrl?.let(Uri::parse))
            .setIsBrowsable(false)
            .setIsPlayable(true)
            .setMediaType(MediaMetadata.MEDIA_TYPE_RADIO_STATION)
            .build()

    private fun itemOf(stream: RadioConfig.Stream, config: RadioConfig): MediaItem =
        MediaItem.Builder()
            .setMediaId(stream.url)
            .setUri(stream.url)
            .setMediaMetadata(metadataOf(stream, config))
            .build()
}
