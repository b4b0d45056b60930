package app.station.radio

import android.content.ComponentName
import android.os.Bundle
import android.text.format.DateFormat
import android.view.View
import android.view.ViewGroup
import androidx.activity.ComponentActivity
import androidx.activity.OnBackPressedCallback
import androidx.activity.enableEdgeToEdge
import androidx.core.content.ContextCompat
import androidx.core.splashscreen.SplashScreen.Companion.installSplashScreen
import androidx.core.view.ViewCompat
import androidx.core.view.WindowCompat
import androidx.core.view.WindowInsetsCompat
import androidx.media3.common.Player
import androidx.media3.session.MediaController
import androidx.media3.session.SessionToken
import com.google.common.util.concurrent.ListenableFuture
import java.util.Calendar
import java.util.Date

/** The three pages of the app: the player, the streams, and everything else. */
class MainActivity : ComponentActivity(), Player.Listener {
    private lateinit var store: ConfigStore
    private lateinit var playerPage: PlayerPage
    private lateinit var morePage: MorePage
    private lateinit var links: Links
    private lateinit var alarm: Alarm
    private var connection: ListenableFuture<MediaController>? = null
    private var controller: MediaController? = null
    private var page = LISTEN
    private val configListener: (RadioConfig) -> Unit = { render() }
    private val toListen =
        object : OnBackPressedCallback(false) {
            override fun handleOnBackPressed() = open(LISTEN)
        }

    override fun onCreate(savedInstanceState: Bundle?) {
        installSplashScreen()
        enableEdgeToEdge()
        super.onCreate(savedInstanceState)
        setContentView(R.layout.main)
        applyInsets()
        store = ConfigStore.of(this)
        links = Links(this)
        alarm = Alarm(this)
        playerPage = PlayerPage(this, store)
        morePage = MorePage(this, store, alarm, links)
        tabs.forEachIndexed { index, tab -> findViewById<View>(tab).setOnClickListener { open(index) } }
        onBackPressedDispatcher.addCallback(this, toListen)
        Ads.start(this, findViewById(R.id.ad))
        open(savedInstanceState?.getInt(PAGE) ?: LISTEN)
    }

    override fun onStart() {
        super.onStart()
        store.listen(configListener)
        store.refresh()
        val token = SessionToken(this, ComponentName(this, PlaybackService::class.java))
        val opening = MediaController.Builder(this, token).buildAsync()
        connection = opening
        opening.addListener({ connect(opening) }, ContextCompat.getMainExecutor(this))
        render()
    }

    override fun onResume() {
        super.onResume()
        // The listener may come back from the settings, where alarms were allowed.
        alarm.schedule()
        render()
    }

    override fun onStop() {
        store.forget(configListener)
        controller?.removeListener(this)
        controller = null
        connection?.let(MediaController::releaseFuture)
        connection = null
        super.onStop()
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        outState.putInt(PAGE, page)
    }

    override fun onEvents(player: Player, events: Player.Events) = render()

    /** Starts or stops the chosen stream. */
    fun toggle() {
        val player = controller ?: return
        if (player.playWhenReady) return player.pause()
        val config = store.config
        val isKnown = config.streams.any { it.url == player.currentMediaItem?.mediaId }
        if (isKnown) resume(player) else play(0)
    }

    fun share() {
        val config = store.config
        val address = config.website.ifEmpty { config.siteUrl }
        links.share(getString(R.string.share_text, config.name, address).trim())
    }

    fun chooseSleepTime() = askSleepTime(::render)

    fun chooseAlarm() = askAlarm(alarm, ::render)

    /** A moment of the clock as the listener reads it. */
    fun timeOf(moment: Long): String = DateFormat.getTimeFormat(this).format(Date(moment))

    fun timeOfDay(minute: Int): String {
        val time = Calendar.getInstance()
        time.set(Calendar.HOUR_OF_DAY, minute / 60)
        time.set(Calendar.MINUTE, minute % 60)
        return timeOf(time.timeInMillis)
    }

    private fun connect(opened: ListenableFuture<MediaController>) {
        // The activity was left before the connection was there.
        if (opened !== connection || opened.isCancelled) return
        controller = runCatching { opened.get() }.getOrNull()
        controller?.addListener(this)
        render()
    }

    private fun play(index: Int) {
        val player = controller ?: return
        val items = Catalog.items(store.config)
        if (index !in items.indices) return
        player.setMediaItem(items[index])
        resume(player)
    }

    private fun resume(player: MediaController) {
        player.repeatMode = Player.REPEAT_MODE_OFF
        player.prepare()
        player.play()
    }

    private fun open(index: Int) {
        page = index
        toListen.isEnabled = index != LISTEN
        pages.forEachIndexed { each, id -> findViewById<View>(id).visibility = shown(each == index) }
        tabs.forEachIndexed { each, id -> findViewById<View>(id).isSelected = each == index }
        render()
    }

    private fun render() {
        val streams = store.config.streams
        findViewById<View>(R.id.streams_tab).visibility = shown(streams.size > 1)
        findViewById<View>(R.id.mini).visibility = shown(page != LISTEN)
        playerPage.render(controller)
        val current = controller?.currentMediaItem?.mediaId
        val rows =
            streams.mapIndexed { index, stream ->
                val isSelected = stream.url == current && controller?.playWhenReady == true
                val icon = if (isSelected) R.drawable.ic_stop else R.drawable.ic_play
                val detail = if (isSelected) getString(R.string.live) else null
                Row(icon, stream.name.ifEmpty { store.config.name }, detail, stream.url, isSelected) {
                    if (isSelected) controller?.pause() else play(index)
                }
            }
        findViewById<ViewGroup>(R.id.streams).showRows(rows)
        morePage.render()
        if (page == STREAMS && streams.size < 2) open(LISTEN)
    }

    /** Android draws the app below the bars of the system, so their sizes become padding. */
    private fun applyInsets() {
        val root = findViewById<View>(R.id.root)
        ViewCompat.setOnApplyWindowInsetsListener(root) { _, insets ->
            val bars =
                insets.getInsets(
                    WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.displayCutout(),
                )
            root.setPadding(bars.left, 0, bars.right, 0)
            findViewById<View>(R.id.pages).setPadding(0, bars.top, 0, 0)
            findViewById<View>(R.id.tabs).setPadding(0, 0, 0, bars.bottom)
            WindowInsetsCompat.CONSUMED
        }
        val icons = WindowCompat.getInsetsController(window, root)
        icons.isAppearanceLightStatusBars = resources.getBoolean(R.bool.is_background_light)
        icons.isAppearanceLightNavigationBars = resources.getBoolean(R.bool.is_bar_light)
    }

    private fun shown(isShown: Boolean) = if (isShown) View.VISIBLE else View.GONE

    private companion object {
        const val PAGE = "page"
        const val LISTEN = 0
        const val STREAMS = 1
        val pages = listOf(R.id.player_page, R.id.streams_page, R.id.more_page)
        val tabs = listOf(R.id.listen_tab, R.id.streams_tab, R.id.more_tab)
    }
}
