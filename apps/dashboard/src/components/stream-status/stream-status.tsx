import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { StreamState } from '@unmuted/api';
import { StatusPill, type StatusPillProps } from '@unmuted/ui/status-pill';
import { useIsConnectionLost } from '#/components/freshness/use-is-stale.ts';
import { streamLooks } from '#/components/stream-status/stream-state.messages.ts';

/** What was known before the connection was lost: nothing claims to be current. */
const wasOnAir = msg`Was on air`;

export interface StreamStatusProps {
  state: StreamState;
  /** The state is too old to count as current. A lost live connection implies that. */
  isStale?: boolean;
  appearance?: StatusPillProps['appearance'];
}

/** The state of a streaming service, or of a station that plays it, as colour, shape and word. */
export function StreamStatus({ state, isStale = false, appearance }: StreamStatusProps) {
  const { i18n } = useLingui();
  const isLost = useIsConnectionLost();
  const isPast = state === 'on_air' && (isStale || isLost);
  const { status, word } = streamLooks[state];
  return (
    <StatusPill appearance={appearance} status={isPast ? 'unknown' : status}>
      {i18n._(isPast ? wasOnAir : word)}
    </StatusPill>
  );
}
