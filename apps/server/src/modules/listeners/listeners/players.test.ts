import { genericPlayers } from '@unmuted/api/contract';
import { describe, expect, it } from 'vitest';
import { playerNames, playerOf } from '#/modules/listeners/listeners/players.ts';

describe('a user agent', () => {
  it.each([
    ['VLC/3.0.20 LibVLC/3.0.20', 'VLC', 'desktop'],
    ['Lavf/59.27.100', 'FFmpeg', 'unknown'],
    ['Icecast 2.4.4', 'Icecast', 'relay'],
    ['Linux UPnP/1.0 Sonos/84.1-63110 (ZPS1)', 'Sonos', 'speaker'],
    ['AlexaMediaPlayer/2.1.4676.0 (Linux;Android 5.1.1)', 'Alexa', 'speaker'],
    [
      'AppleCoreMedia/1.0.0.22A3354 (iPhone; U; CPU OS 18_0 like Mac OS X; fr_fr)',
      'iPhone or iPad',
      'mobile',
    ],
    ['AppleCoreMedia/1.0.0.24B83 (Macintosh; U; Intel Mac OS X 15_1; en_gb)', 'Mac', 'desktop'],
    ['Streamripper/1.64.6', 'streamripper', 'ripper'],
    ['Wget/1.21.3', 'Download tool', 'ripper'],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
      'Chrome',
      'browser',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0',
      'Edge',
      'browser',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari',
      'browser',
    ],
    ['Mozilla/5.0 (compatible; UptimeRobot/2.0)', 'Bot', 'bot'],
    // Our own, which listens for silence: Icecast counts it.
    ['Studio station check bot', 'Bot', 'bot'],
    ['Monitor/1', 'Monitor', 'bot'],
    ['GStreamer souphttpsrc 1.22', 'GStreamer', 'desktop'],
    ['ExoPlayerLib/2.19.1', 'Android player', 'mobile'],
    // Our own apps, whatever their package id looks like.
    ['fm.tunein_robot.app/1.3.0 Media3', 'Android player', 'mobile'],
    ['fm.sonos-bot.app/2.0 AVPlayer', 'iPhone or iPad', 'mobile'],
    ['Studio-Demo/1.0 fm.aurora.app/1.3.0 AVPlayer', 'iPhone or iPad', 'mobile'],
  ])('%s is parsed as %s', (agent, name, kind) => {
    expect(playerOf(agent)).toEqual({ name, class: kind });
  });

  it.each([
    ['AndroidXMedia3/1.4.1 (Linux;Android 14) AndroidXMedia3/1.4.1', 'Android player', 'mobile'],
    ['Music/1.5.2 (Macintosh; OS X 15.1) AppleWebKit/619.2', 'Apple Music', 'desktop'],
    ['Bose_Lisa/27.0.6', 'Bose SoundTouch', 'speaker'],
    ['Music Player Daemon 0.23.15', 'MPD', 'desktop'],
    ['cmus/v2.11.0', 'cmus', 'desktop'],
    ['Liquidsoap/2.3.0 (Unix; OCaml 4.14.2)', 'Liquidsoap', 'relay'],
    ['BASS/2.4', 'Player with BASS', 'desktop'],
    ['xine/1.2.13', 'xine', 'desktop'],
    ['MediaMonkey 5.0.4', 'MediaMonkey', 'desktop'],
    ['myTunerRadio/9.3.2 (Android 14)', 'myTuner', 'mobile'],
    ['TechniSat DIGITRADIO 585', 'Internet radio', 'speaker'],
    ['AppleCoreMedia/1.0.0.22J580 (Apple TV; U; CPU OS 18_1 like Mac OS X; en_us)', 'Apple TV', 'tv'],
    [
      'AppleCoreMedia/1.0.0.22R574 (Apple Watch; U; CPU OS 11_1 like Mac OS X; en_us)',
      'Apple Watch',
      'mobile',
    ],
  ])('[F10] %s is parsed as %s', (agent, name, kind) => {
    expect(playerOf(agent)).toEqual({ name, class: kind });
  });

  it.each([null, '', 'NobodyKnowsMe/1'])('%s is unknown', (agent) => {
    expect(playerOf(agent)).toEqual({ name: null, class: 'unknown' });
  });
});

/** Names of programs and makers: the same in every language. A name of another kind belongs in the contract's list. */
const properNames = [
  ...['Icecast', 'SHOUTcast', 'Liquidsoap', 'streamripper', 'Alexa', 'Sonos', 'Google Cast', 'HomePod'],
  ...['Bose SoundTouch', 'Squeezebox', 'Roku', 'Apple TV', 'Apple Watch', 'TuneIn', 'myTuner', 'RadioDroid'],
  ...[
    'Apple Podcasts',
    'Mac',
    'Apple Music',
    'VLC',
    'foobar2000',
    'Winamp',
    'iTunes',
    'Windows Media Player',
  ],
  ...[
    'mpv',
    'MPD',
    'cmus',
    'MediaMonkey',
    'xine',
    'GStreamer',
    'FFmpeg',
    'Edge',
    'Opera',
    'Samsung Internet',
  ],
  ...['Firefox', 'Chrome', 'Safari'],
];

it('[D18] each name is a proper name, or one that screens translate', () => {
  expect([...playerNames].sort()).toEqual([...properNames, ...genericPlayers].sort());
});
