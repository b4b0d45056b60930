import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { CastState } from '@unmuted/api';
import { StatusPill, type StatusPillProps } from '@unmuted/ui/status-pill';

type StreamStatus = Extract<
  StatusPillProps['status'],
  'live' | 'off-air' | 'pending' | 'suspended' | 'unknown'
>;

const looks: Record<CastState, { status: StreamStatus; word: MessageDescriptor }> = {
  live: { status: 'live', word: msg({ message: 'Live', context: 'state of a stream' }) },
  off_air: { status: 'off-air', word: msg`Off air` },
  never_connected: { status: 'pending', word: msg`Never connected` },
  stopped: { status: 'suspended', word: msg({ message: 'Stopped', context: 'state of a stream' }) },
  suspended: { status: 'suspended', word: msg`Suspended` },
  unknown: { status: 'unknown', word: msg`Unknown` },
};

/** Labels of the states. */
export const castStateNames: Record<CastState, MessageDescriptor> = {
  live: looks.live.word,
  off_air: looks.off_air.word,
  never_connected: looks.never_connected.word,
  stopped: looks.stopped.word,
  suspended: looks.suspended.word,
  unknown: looks.unknown.word,
};

export interface CastStatusProps {
  state: CastState;
  appearance?: StatusPillProps['appearance'];
}

/** The state of a cast as colour, shape and label. */
export function CastStatus({ state, appearance }: CastStatusProps) {
  const { i18n } = useLingui();
  const { status, word } = looks[state];
  return (
    <StatusPill status={status} appearance={appearance}>
      {i18n._(word)}
    </StatusPill>
  );
}
