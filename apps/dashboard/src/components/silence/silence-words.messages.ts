import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { AlarmKind, SilenceVerdict } from '@unmuted/api';
import type { Status } from '@unmuted/ui/status-pill';

/** The name of each kind of alarm. */
export const alarmNames: Record<AlarmKind, MessageDescriptor> = {
  silent: msg({ message: 'Silent', context: 'a stream' }),
  digital_zero: msg`Digital silence`,
  one_channel: msg`One side silent`,
  opposite_phase: msg`Sides in opposite phase`,
  stuck: msg({ message: 'Repeating', context: 'a stream' }),
  clipped: msg({ message: 'Distorted', context: 'a stream' }),
  off_air: msg`Off air`,
  no_new_song: msg`No new song`,
};

/** The name of each verdict. */
export const verdictNames: Record<SilenceVerdict, MessageDescriptor> = {
  ...alarmNames,
  on_air: msg`On air`,
  quiet: msg({ message: 'Quiet', context: 'a stream' }),
  cannot_check: msg`Can’t check`,
  waiting: msg`Not checked yet`,
  off: msg({ message: 'Off', context: 'silence detection' }),
};

/** The colour and icon of each verdict. */
export const verdictStatuses: Record<SilenceVerdict, Status> = {
  on_air: 'live',
  quiet: 'pending',
  silent: 'silent',
  digital_zero: 'silent',
  one_channel: 'silent',
  opposite_phase: 'silent',
  stuck: 'failed',
  clipped: 'failed',
  off_air: 'off-air',
  no_new_song: 'silent',
  cannot_check: 'unknown',
  waiting: 'pending',
  off: 'suspended',
};

/** Returns a function that names a kind of alarm. */
export function useAlarmName(): (kind: AlarmKind) => string {
  const { i18n } = useLingui();
  return (kind) => i18n._(alarmNames[kind]);
}
