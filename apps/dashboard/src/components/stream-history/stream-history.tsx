import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StationTimeline, StreamState } from '@unmuted/api';
import { type RibbonState, StatusRibbon, type StatusRibbonProps } from '@unmuted/ui/status-ribbon';
import { useMemo } from 'react';

const ribbonStates: Record<StreamState, RibbonState> = {
  on_air: 'live',
  off_air: 'off-air',
  refused: 'off-air',
  unreachable: 'off-air',
  not_audio: 'off-air',
  paused: 'suspended',
  suspended: 'suspended',
  unknown: 'no-data',
};

export interface StreamHistoryProps extends Pick<StatusRibbonProps, 'loading' | 'failed' | 'timeZone'> {
  /** Undefined until it is loaded. */
  history: Pick<StationTimeline, 'from' | 'to' | 'spans'> | undefined;
}

/** The recorded states of a stream in the last seven days. */
export function StreamHistory({ history, ...frame }: StreamHistoryProps) {
  const { t } = useLingui();
  const title = useTitle();
  const segments = useMemo(
    () =>
      history?.spans.map(({ state, from, to }) => ({
        from: Date.parse(from),
        to: Date.parse(to),
        state: ribbonStates[state],
      })) ?? [],
    [history],
  );
  return (
    <StatusRibbon
      {...frame}
      title={history ? title(history) : t`Last seven days`}
      description={t`Recorded by the checks, last 7 days`}
      segments={segments}
      from={Date.parse(history?.from ?? '')}
      to={Date.parse(history?.to ?? '')}
      names={{
        live: t`On air`,
        'off-air': t`Off air or unreachable`,
        suspended: t`Paused`,
        'no-data': t`Not checked`,
      }}
    />
  );
}

/** How often the stream was not heard in the recorded time. */
function useTitle(): (timeline: Pick<StationTimeline, 'spans'>) => string {
  const { t } = useLingui();
  return ({ spans }) => {
    if (spans.length === 0) return t`Nothing recorded yet`;
    const breaks = spans.filter(({ state }) => ribbonStates[state] === 'off-air').length;
    if (breaks === 0) return t`Without interruption (in recorded time)`;
    return t`${plural(breaks, { one: '# interruption in seven days', other: '# interruptions in seven days' })}`;
  };
}
