import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SilenceAction } from '@unmuted/api';
import type { FurtherAlarm, silencePresets } from '#/features/station/silence/silence.schema.ts';

/** The names of further alarms, in the order of the settings. */
export const furtherAlarmNames: Record<FurtherAlarm, MessageDescriptor> = {
  offAirS: msg`Stream down`,
  oneChannelS: msg`One side silent`,
  digitalZeroS: msg`Digital silence`,
  oppositePhaseS: msg`Sides in opposite phase`,
  clippedS: msg`Distorted sound`,
  stuckS: msg`The same sound repeated`,
  noNewSongMin: msg`No new song`,
};

export const presetNames: Record<keyof typeof silencePresets, MessageDescriptor> = {
  music: msg`Music`,
  talk: msg({ message: 'Talk', context: 'kind of radio' }),
  classical: msg({ message: 'Classical', context: 'kind of radio' }),
};

export const actionNames: Record<SilenceAction['kind'], MessageDescriptor> = {
  none: msg({ message: 'Nothing', context: 'action at silence' }),
  fallback: msg`Move listeners to another mount`,
  restart: msg`Disconnect the source`,
};
