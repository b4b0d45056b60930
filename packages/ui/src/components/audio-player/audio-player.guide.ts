import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To listen to a live stream in the dashboard or on a station page.',
    '`PlayerPanel` when another part of the page owns the connection: it draws the same player from props.',
    '`offAir` when the source is known to be disconnected, so that nobody waits for a connection.',
  ],
  avoid: [
    'For a short preview in a row of a table: use `PlayButton`.',
    'On the page of someone else: use `Embed`, which runs the player in its own frame.',
    'For levels of the signal: use `LevelMeter` beside it.',
  ],
  anatomy: [
    ['Play button', 'Plays and stops; its name contains the station. It keeps focus while off air.'],
    ['Artwork (optional)', 'A square cover, 44 px; decorative.'],
    ['Title', 'Song and artist on one line; the name of the station without a song.'],
    ['Status', 'Connecting, reconnecting, live, off air, or the reason of a failure; changes are announced.'],
    ['Elapsed time', 'Since playback started.'],
    ['Mute button', 'Shows the volume as an icon.'],
    ['Volume', 'A slider in steps of 5 %; hidden on a phone, which has keys for it.'],
  ],
  keys: [
    ['Space', 'Plays or stops, from anywhere in the player except on the mute button, which it presses.'],
    ['Up, Down', 'Changes the volume by 5 %.'],
    ['M', 'Mutes or unmutes.'],
    ['Tab', 'Moves between play, mute and volume.'],
  ],
  do: [
    'Start on a click only: the player never starts by itself, and browsers block it.',
    'Mount one player above the pages of the application, so that playback continues during navigation.',
  ],
  dont: [
    'Do not leave several players running: each one that plays counts as a listener.',
    'Do not pause a live stream: stopping releases the connection, and playing starts at the present.',
  ],
};
