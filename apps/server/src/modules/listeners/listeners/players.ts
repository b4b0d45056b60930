import type { ListenerClass } from '@unmuted/api/contract';

export interface Player {
  /** Null if the player is unknown. */
  readonly name: string | null;
  readonly class: ListenerClass;
}

type Entry = readonly [pattern: RegExp, name: string, kind: ListenerClass];

/**
 * User agents of players, the most specific first, collected from real programs. A phone's built-in player names the
 * system, not the app.
 */
const table: readonly Entry[] = [
  // Our own apps (modules/apps/kit), before words such as "bot" in their package ids.
  [/(?:^| )[\w-]+(?:\.[\w-]+)+\/\S+ Media3$/, 'Android player', 'mobile'],
  [/(?:^| )[\w-]+(?:\.[\w-]+)+\/\S+ AVPlayer$/, 'iPhone or iPad', 'mobile'],
  [/^Monitor\/\d/i, 'Monitor', 'bot'],
  [/bot\b|crawl|spider|uptime|statuscake|pingdom|HeadlessChrome/i, 'Bot', 'bot'],
  [/^Icecast /i, 'Icecast', 'relay'],
  [/^SHOUTcast|^Ultravox/i, 'SHOUTcast', 'relay'],
  [/^Liquidsoap\//i, 'Liquidsoap', 'relay'],
  [/streamripper/i, 'streamripper', 'ripper'],
  [/^(?:wget|curl)\b/i, 'Download tool', 'ripper'],
  [/AlexaMediaPlayer|Echo\/|AmazonNewsReader/i, 'Alexa', 'speaker'],
  [/Sonos\//i, 'Sonos', 'speaker'],
  [/GoogleChirp|Google-?Home|CrKey/i, 'Google Cast', 'speaker'],
  [/HomePod|AudioAccessory/i, 'HomePod', 'speaker'],
  [/\bBose(?:_|\b)|SoundTouch/i, 'Bose SoundTouch', 'speaker'],
  [/Squeezebox|Logitech Media Server|Lyrion/i, 'Squeezebox', 'speaker'],
  [/Frontier|Reciva|vTuner|Airable|DigitRadio|TechniSat|Sangean|\bDAB\b/i, 'Internet radio', 'speaker'],
  [/^Roku|Roku\//i, 'Roku', 'tv'],
  [/Apple ?TV|tvOS/i, 'Apple TV', 'tv'],
  [/Apple ?Watch|watchOS/i, 'Apple Watch', 'mobile'],
  [/SMART-?TV|Tizen.*TV|Web0S|BRAVIA|HbbTV/i, 'Television', 'tv'],
  [/Android ?Auto|CarPlay|Tesla|Automotive/i, 'Car', 'car'],
  [/TuneIn/i, 'TuneIn', 'mobile'],
  [/myTuner/i, 'myTuner', 'mobile'],
  [/RadioDroid/i, 'RadioDroid', 'mobile'],
  [/Podcasts\//i, 'Apple Podcasts', 'mobile'],
  [/AppleCoreMedia.*Macintosh/i, 'Mac', 'desktop'],
  [/AppleCoreMedia.*(?:iPhone|iPad|iPod)/i, 'iPhone or iPad', 'mobile'],
  [/AppleCoreMedia/i, 'Apple player', 'unknown'],
  [/^(?:Apple)?Music\/\d/i, 'Apple Music', 'desktop'],
  [/ExoPlayerLib|Media3|stagefright|Dalvik|okhttp/i, 'Android player', 'mobile'],
  [/\bVLC\b|LibVLC/i, 'VLC', 'desktop'],
  [/foobar2000/i, 'foobar2000', 'desktop'],
  [/Winamp|WinampMPEG|NSPlayer.*Winamp/i, 'Winamp', 'desktop'],
  [/iTunes\//i, 'iTunes', 'desktop'],
  [/NSPlayer|WMFSDK|Windows-Media-Player|WMPlayer/i, 'Windows Media Player', 'desktop'],
  [/^mpv\b|libmpv/i, 'mpv', 'desktop'],
  [/^Music Player Daemon\b|^MPD\b/i, 'MPD', 'desktop'],
  [/^cmus\//i, 'cmus', 'desktop'],
  [/MediaMonkey/i, 'MediaMonkey', 'desktop'],
  [/^xine\//i, 'xine', 'desktop'],
  [/^BASS\//i, 'Player with BASS', 'desktop'],
  [/MPlayer|mpg123|Audacious|xmms|AIMP|Clementine|Strawberry|Rhythmbox|Amarok/i, 'Desktop player', 'desktop'],
  [/^GStreamer|souphttpsrc/i, 'GStreamer', 'desktop'],
  [/^Lavf\/|FFmpeg/i, 'FFmpeg', 'unknown'],
  [/\bEdgA?\//, 'Edge', 'browser'],
  [/\bOPR\/|Opera/, 'Opera', 'browser'],
  [/SamsungBrowser\//, 'Samsung Internet', 'browser'],
  [/Firefox\/|FxiOS\//, 'Firefox', 'browser'],
  [/Chrome\/|CriOS\//, 'Chrome', 'browser'],
  [/Version\/[\d.]+.*Safari\//, 'Safari', 'browser'],
  [/AppleWebKit.*Mobile/, 'App on iPhone or iPad', 'mobile'],
];

/** All names that `playerOf` returns. */
export const playerNames: readonly string[] = [...new Set(table.map(([, name]) => name))];

const nobody: Player = { name: null, class: 'unknown' };
const remembered = new Map<string, Player>();
const mostRemembered = 5_000;

/** Returns the player of a user agent. */
export function playerOf(agent: string | null): Player {
  if (agent === null) return nobody;
  const before = remembered.get(agent);
  if (before) return before;
  const entry = table.find(([pattern]) => pattern.test(agent));
  const player = entry ? { name: entry[1], class: entry[2] } : nobody;
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(agent, player);
  return player;
}
