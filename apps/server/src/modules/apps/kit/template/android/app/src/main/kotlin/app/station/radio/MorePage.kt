package app.station.radio

import android.view.ViewGroup

/** Everything besides playing: what the owner of the app turned on. */
class MorePage(
    private val activity: MainActivity,
    private val store: ConfigStore,
    private val alarm: Alarm,
    private val links: Links,
) {
    private val list = activity.findViewById<ViewGroup>(R.id.more)

    fun render() = list.showRows(rows(store.config))

    private fun rows(config: RadioConfig): List<Row> = buildList {
        if ("sleep_timer" in config.tabs)
            add(Row(R.drawable.ic_timer, text(R.string.sleep_timer), sleepDetail()) { activity.chooseSleepTime() })
        if ("alarm" in config.tabs)
            add(Row(R.drawable.ic_alarm, text(R.string.alarm), alarmDetail()) { activity.chooseAlarm() })
        if ("schedule" in config.tabs && config.siteUrl.isNotEmpty())
            add(page(R.drawable.ic_schedule, R.string.schedule, config.siteUrl))
        if ("requests" in config.tabs && config.siteUrl.isNotEmpty())
            add(page(R.drawable.ic_requests, R.string.requests, config.siteUrl))
        if ("website" in config.tabs && config.website.isNotEmpty())
            add(page(R.drawable.ic_website, R.string.website, config.website))
        if ("socials" in config.tabs)
            config.profiles.forEach { profile ->
                add(Row(R.drawable.ic_link, nameOf(profile.kind), target = profile.url) { links.openProfile(profile.url) })
            }
        if (config.contactEmail.isNotEmpty())
            add(Row(R.drawable.ic_mail, text(R.string.contact), config.contactEmail) { links.writeTo(config.contactEmail) })
        if (config.privacyUrl.isNotEmpty())
            add(page(R.drawable.ic_privacy, R.string.privacy, config.privacyUrl))
        add(Row(R.drawable.ic_more, config.name, activity.getString(R.string.version, BuildConfig.VERSION_NAME)))
    }

    private fun page(icon: Int, title: Int, url: String) = Row(icon, text(title), target = url) { links.openPage(url) }

    private fun sleepDetail(): String =
        SleepTimer.endsAt?.let { activity.getString(R.string.sleep_ends, activity.timeOf(it)) }
            ?: text(R.string.sleep_off)

    private fun alarmDetail(): String {
        val minute = alarm.minuteOfDay ?: return text(R.string.alarm_off)
        val time = activity.getString(R.string.alarm_daily, activity.timeOfDay(minute))
        return "$time\n${text(if (alarm.isAllowed) R.string.alarm_note else R.string.alarm_permission)}"
    }

    private fun text(id: Int): String = activity.getString(id)

    private companion object {
        val names =
            mapOf(
                "facebook" to "Facebook",
                "instagram" to "Instagram",
                "x" to "X",
                "youtube" to "YouTube",
                "tiktok" to "TikTok",
                "mastodon" to "Mastodon",
                "bluesky" to "Bluesky",
                "whatsapp" to "WhatsApp",
            )

        /** A kind that was added after this version keeps its own word. */
        fun nameOf(kind: String): String = names[kind] ?: kind.replaceFirstChar(Char::uppercase)
    }
}
