package app.station.radio

import android.app.PendingIntent
import android.content.Intent
import android.os.Handler
import android.os.Looper
import android.provider.Settings
import androidx.annotation.OptIn
import androidx.media3.common.AudioAttributes
import androidx.media3.common.C
import androidx.media3.common.MediaItem
import androidx.media3.common.Player
import androidx.media3.common.util.UnstableApi
import androidx.media3.datasource.DefaultDataSource
import androidx.media3.datasource.DefaultHttpDataSource
import androidx.media3.exoplayer.ExoPlayer
import androidx.media3.exoplayer.source.DefaultMediaSourceFactory
import androidx.media3.session.DefaultMediaNotificationProvider
import androidx.media3.session.MediaLibraryService
import androidx.media3.session.MediaSession

/** Plays in the background, with the controls of Android, of cars, watches and headsets. */
@OptIn(UnstableApi::class)
class PlaybackService : MediaLibraryService() {
    private lateinit var store: ConfigStore
    private lateinit var player: ExoPlayer
    private lateinit var session: MediaLibrarySession
    private lateinit var reconnect: Reconnect
    private lateinit var nowPlaying: NowPlaying
    private val handler = Handler(Looper.getMainLooper())
    private val configListener: (RadioConfig) -> Unit = {
        session.notifyChildrenChanged(Catalog.ROOT, it.streams.size, null)
    }

    override fun onCreate() {
        super.onCreate()
        store = ConfigStore.of(this)
        player = createPlayer()
        session =
            MediaLibrarySession.Builder(this, player, LibraryCallback(store))
                .setSessionActivity(openApp())
                .build()
        setMediaNotificationProvider(
            DefaultMediaNotificationProvider(this).apply { setSmallIcon(R.drawable.ic_notification) },
        )
        // The alarm starts the service without a controller that would add the session.
        addSession(session)
        reconnect = Reconnect(this, player).apply { start() }
        nowPlaying = NowPlaying(store, player).apply { start() }
        store.listen(configListener)
        SleepTimer.onEnd = { player.pause() }
    }

    override fun onGetSession(controllerInfo: MediaSession.ControllerInfo): MediaLibrarySession = session

    override fun onStartCommand(intent: Intent?, flags: Int, startId: Int): Int {
        if (intent?.action == ACTION_ALARM) playAlarm()
        return super.onStartCommand(intent, flags, startId)
    }

    override fun onDestroy() {
        SleepTimer.onEnd = null
        SleepTimer.cancel()
        handler.removeCallbacksAndMessages(null)
        store.forget(configListener)
        nowPlaying.stop()
        reconnect.stop()
        session.release()
        player.release()
        super.onDestroy()
    }

    private fun createPlayer(): ExoPlayer {
        val web =
            DefaultHttpDataSource.Factory()
                .setUserAgent("$packageName/${BuildConfig.VERSION_NAME} Media3")
                .setAllowCrossProtocolRedirects(false)
        return ExoPlayer.Builder(this)
            .setMediaSourceFactory(
                DefaultMediaSourceFactory(this).setDataSourceFactory(DefaultDataSource.Factory(this, web)),
            )
            .setAudioAttributes(
                AudioAttributes.Builder()
                    .setUsage(C.USAGE_MEDIA)
                    .setContentType(C.AUDIO_CONTENT_TYPE_MUSIC)
                    .build(),
                true,
            )
            .setHandleAudioBecomingNoisy(true)
            .setWakeMode(C.WAKE_MODE_NETWORK)
            .build()
    }

    private fun openApp(): PendingIntent =
        PendingIntent.getActivity(
            this,
            0,
            Intent(this, MainActivity::class.java),
            PendingIntent.FLAG_IMMUTABLE or PendingIntent.FLAG_UPDATE_CURRENT,
        )

    /** Plays the main stream; a sound of the phone if it does not start in time. */
    private fun playAlarm() {
        val items = Catalog.items(store.config)
        handler.removeCallbacksAndMessages(null)
        // Android ends an app that is started to play and plays nothing.
        if (items.isEmpty()) return playRingtone()
        player.repeatMode = Player.REPEAT_MODE_OFF
        player.setMediaItems(items)
        player.prepare()
        player.play()
        handler.postDelayed({ if (player.playWhenReady && !player.isPlaying) playRingtone() }, ALARM_WAIT_MS)
    }

    private fun playRingtone() {
        val ringtone =
            MediaItem.Builder()
                .setUri(Settings.System.DEFAULT_ALARM_ALERT_URI)
                .setMediaMetadata(Catalog.root(store.config).mediaMetadata)
                .build()
        player.setMediaItem(ringtone)
        player.repeatMode = Player.REPEAT_MODE_ONE
        player.prepare()
        player.play()
    }

    companion object {
        const val ACTION_ALARM = "app.station.radio.ALARM"
        private const val ALARM_WAIT_MS = 20_000L
    }
}
