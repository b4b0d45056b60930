package app.station.radio

import androidx.annotation.OptIn
import androidx.media3.common.C
import androidx.media3.common.MediaItem
import androidx.media3.common.util.UnstableApi
import androidx.media3.session.LibraryResult
import androidx.media3.session.MediaLibraryService.LibraryParams
import androidx.media3.session.MediaLibraryService.MediaLibrarySession
import androidx.media3.session.MediaSession
import androidx.media3.session.SessionError
import com.google.common.collect.ImmutableList
import com.google.common.util.concurrent.Futures
import com.google.common.util.concurrent.ListenableFuture

/** Answers the app, Android Auto, Assistant and headsets: all of them play the same list of streams. */
@OptIn(UnstableApi::class)
class LibraryCallback(private val store: ConfigStore) : MediaLibrarySession.Callback {
    override fun onGetLibraryRoot(
        session: MediaLibrarySession,
        browser: MediaSession.ControllerInfo,
        params: LibraryParams?,
    ): ListenableFuture<LibraryResult<MediaItem>> =
        Futures.immediateFuture(LibraryResult.ofItem(Catalog.root(store.config), params))

    override fun onGetChildren(
        session: MediaLibrarySession,
        browser: MediaSession.ControllerInfo,
        parentId: String,
        page: Int,
        pageSize: Int,
        params: LibraryParams?,
    ): ListenableFuture<LibraryResult<ImmutableList<MediaItem>>> {
        if (parentId != Catalog.ROOT)
            return Futures.immediateFuture(LibraryResult.ofError(SessionError.ERROR_BAD_VALUE))
        // Android Auto asks for all entries at once: `page * pageSize` of its numbers is more than an Int.
        val items = Catalog.items(store.config)
        val from = (page.toLong() * pageSize).coerceAtMost(items.size.toLong()).toInt()
        val to = (from.toLong() + pageSize).coerceAtMost(items.size.toLong()).toInt()
        return Futures.immediateFuture(LibraryResult.ofItemList(items.subList(from, to), params))
    }

    override fun onGetItem(
        session: MediaLibrarySession,
        browser: MediaSession.ControllerInfo,
        mediaId: String,
    ): ListenableFuture<LibraryResult<MediaItem>> {
        val item =
            if (mediaId == Catalog.ROOT) Catalog.root(store.config)
            else Catalog.items(store.config).find { it.mediaId == mediaId }
        return Futures.immediateFuture(
            if (item == null) LibraryResult.ofError(SessionError.ERROR_BAD_VALUE)
            else LibraryResult.ofItem(item, null),
        )
    }

    /** Controllers send ids without addresses. A search of Assistant has no id, so the main stream answers it. */
    override fun onAddMediaItems(
        mediaSession: MediaSession,
        controller: MediaSession.ControllerInfo,
        mediaItems: List<MediaItem>,
    ): ListenableFuture<List<MediaItem>> {
        val items = Catalog.items(store.config)
        val known = mediaItems.mapNotNull { wanted -> items.find { it.mediaId == wanted.mediaId } }
        return Futures.immediateFuture(known.ifEmpty { items.take(1) })
    }

    /** Plays the chosen stream of the whole list, so that "next" changes to another one. */
    override fun onSetMediaItems(
        mediaSession: MediaSession,
        controller: MediaSession.ControllerInfo,
        mediaItems: List<MediaItem>,
        startIndex: Int,
        startPositionMs: Long,
    ): ListenableFuture<MediaSession.MediaItemsWithStartPosition> {
        val wanted = mediaItems.getOrNull(startIndex.coerceAtLeast(0))
        return Futures.immediateFuture(listFrom(wanted?.mediaId.orEmpty()))
    }

    override fun onPlaybackResumption(
        mediaSession: MediaSession,
        controller: MediaSession.ControllerInfo,
        isForPlayback: Boolean,
    ): ListenableFuture<MediaSession.MediaItemsWithStartPosition> = Futures.immediateFuture(listFrom(""))

    private fun listFrom(mediaId: String) =
        MediaSession.MediaItemsWithStartPosition(
            Catalog.items(store.config),
            Catalog.indexOf(mediaId, store.config),
            C.TIME_UNSET,
        )
}
