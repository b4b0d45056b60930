import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlayerLabels } from '@unmuted/ui/provider';

export function playerMessages(i18n: I18n): PlayerLabels {
  return {
    playStream: (name) => i18n._(msg`Play {name}`.id, { name }),
    stopStream: (name) => i18n._(msg`Stop {name}`.id, { name }),
    mute: i18n._(msg`Mute`),
    unmute: i18n._(msg`Unmute`),
    volume: i18n._(msg`Volume`),
    connecting: i18n._(msg`Connecting`),
    reconnecting: i18n._(msg`Reconnecting`),
    blocked: i18n._(msg`The browser blocked audio on this page. Press play again.`),
    unavailable: i18n._(msg`Couldn’t open the stream. Its source may have disconnected, or it may be full.`),
    interrupted: i18n._(msg`The connection to the stream was lost.`),
    ended: i18n._(msg`The stream ended.`),
    slow: i18n._(msg`The stream sent no audio for 20 seconds.`),
    left: i18n._(msg`Left`),
    right: i18n._(msg`Right`),
    leftShort: i18n._(msg({ context: 'left channel, one letter', message: 'L' })),
    rightShort: i18n._(msg({ context: 'right channel, one letter', message: 'R' })),
    mono: i18n._(msg`Mono`),
    peak: (level) => i18n._(msg`peak {level}`.id, { level }),
    noSignal: i18n._(msg`No signal`),
  };
}
