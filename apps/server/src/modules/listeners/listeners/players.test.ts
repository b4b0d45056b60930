import { describe, expect, it } from 'vitest';
import { playerOf } from '#/modules/listeners/listeners/players.ts';

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
    ['Monitor/1', 'Monitor', 'bot'],
    ['GStreamer souphttpsrc 1.22', 'GStreamer', 'desktop'],
    ['ExoPlayerLib/2.19.1', 'Android player', 'mobile'],
  ])('%s is parsed as %s', (agent, name, kind) => {
    expect(playerOf(agent)).toEqual({ name, class: kind });
  });

  it.each([null, '', 'NobodyKnowsMe/1'])('%s is unknown', (agent) => {
    expect(playerOf(agent)).toEqual({ name: null, class: 'unknown' });
  });
});
