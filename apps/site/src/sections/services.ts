/** Names of services, by their domain. */
const services: Readonly<Record<string, string>> = {
  'bandcamp.com': 'Bandcamp',
  'bilibili.com': 'bilibili',
  'bsky.app': 'Bluesky',
  'discord.gg': 'Discord',
  'discord.com': 'Discord',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'instagram.com': 'Instagram',
  'line.me': 'LINE',
  'linkedin.com': 'LinkedIn',
  'mastodon.social': 'Mastodon',
  'mixcloud.com': 'Mixcloud',
  'patreon.com': 'Patreon',
  'soundcloud.com': 'SoundCloud',
  'spotify.com': 'Spotify',
  't.me': 'Telegram',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'twitch.tv': 'Twitch',
  'twitter.com': 'X',
  'wa.me': 'WhatsApp',
  'weibo.com': '微博',
  'whatsapp.com': 'WhatsApp',
  'x.com': 'X',
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
};

/** The service of a link, or its host. */
export function serviceOf(link: string): string {
  if (!URL.canParse(link)) return link;
  const host = new URL(link).hostname.replace(/^www\./, '');
  const known = Object.entries(services).find(([domain]) => host === domain || host.endsWith(`.${domain}`));
  return known?.[1] ?? (host.startsWith('mastodon.') ? 'Mastodon' : host);
}
