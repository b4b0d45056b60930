import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { AdminCastState } from '@unmuted/api';
import { StatusPill, type StatusPillProps } from '@unmuted/ui/status-pill';
import { useIsConnectionLost } from '#/components/freshness/use-is-stale.ts';

type StreamStatus = Extract<
  StatusPillProps['status'],
  'live' | 'off-air' | 'pending' | 'suspended' | 'unknown'
>;

const looks: Record<AdminCastState, { status: StreamStatus; word: MessageDescriptor }> = {
  live: { status: 'live', word: msg({ message: 'Live', context: 'state of a stream' }) },
  off_air: { status: 'off-air', word: msg`Off air` },
  never_connected: { status: 'pending', word: msg`Never connected` },
  stopped: { status: 'suspended', word: msg({ message: 'Stopped', context: 'state of a stream' }) },
  suspended: { status: 'suspended', word: msg`Suspended` },
  unknown: { status: 'unknown', word: msg`Unknown` },
  terminated: { status: 'suspended', word: msg({ message: 'Terminated', context: 'a cast' }) },
};

/** Labels of the states. */
export const castStateNames: Record<AdminCastState, MessageDescriptor> = {
  live: looks.live.word,
  off_air: looks.off_air.word,
  never_connected: looks.never_connected.word,
  stopped: looks.stopped.word,
  suspended: looks.suspended.word,
  unknown: looks.unknown.word,
  terminated: looks.terminated.word,
};

/** What was known before the connection was lost: nothing claims to be current. */
const pastWords: Partial<Record<AdminCastState, MessageDescriptor>> = {
  live: msg`Was on air`,
  off_air: msg`Was off air`,
};

export interface CastStatusProps {
  state: AdminCastState;
  /** The state is too old to count as current. A lost live connection implies that. */
  isStale?: boolean;
  appearance?: StatusPillProps['appearance'];
}

/** The state of a cast as colour, shape and label. */
export function CastStatus({ state, isStale = false, appearance }: CastStatusProps) {
  const { i18n } = useLingui();
  const isLost = useIsConnectionLost();
  const pastWord = isStale || isLost ? pastWords[state] : undefined;
  const { status, word } = looks[state];
  return (
    <StatusPill status={pastWord ? 'unknown' : status} appearance={appearance}>
      {i18n._(pastWord ?? word)}
    </StatusPill>
  );
}
