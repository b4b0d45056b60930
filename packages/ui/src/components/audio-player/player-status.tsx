import { useEffect, useState } from 'react';
import { Duration } from '#/components/quantity/index.ts';
import { Spinner } from '#/components/spinner/index.ts';
import { StatusIcon } from '#/components/status-pill/index.ts';
import { cx } from '#/lib/tv.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useLabels } from '#/provider/ui-provider.tsx';
import type { StreamState } from './stream-machine.ts';

/** The player state as shape, colour and text; changes are announced. */
export function PlayerStatus({ state }: { state: StreamState }) {
  const labels = useLabels();
  const playerLabels = useLabelGroup('player');
  const shown = () => {
    switch (state.status) {
      case 'idle':
        return null;
      case 'connecting':
      case 'reconnecting':
        return (
          <span className={cx(LINE, 'ui:text-fg-muted')}>
            <Spinner size="sm" />
            {playerLabels[state.status]}
          </span>
        );
      case 'live':
        return <Line status="live" text={labels.live} tone="ui:text-live-text" />;
      case 'off-air':
        return <Line status="off-air" text={labels.offAir} tone="ui:text-off-air-text" />;
      case 'blocked':
        return <Line status="failed" text={playerLabels.blocked} tone="ui:text-silent-text" />;
      case 'failed':
        return <Line status="failed" text={playerLabels[state.failure]} tone="ui:text-off-air-text" />;
    }
  };
  return (
    <span className="ui:min-w-0 ui:text-13 ui:font-medium" data-part="status" role="status">
      {shown()}
    </span>
  );
}

const LINE = 'ui:flex ui:min-w-0 ui:items-center ui:gap-1.5';

function Line({ status, text, tone }: { status: 'live' | 'off-air' | 'failed'; text: string; tone: string }) {
  return (
    <span className={cx(LINE, tone)}>
      <StatusIcon className="ui:size-3.5" status={status} />
      <span className="ui:min-w-0 ui:wrap-anywhere">{text}</span>
    </span>
  );
}

/** Elapsed listening time; a separate component so that only it re-renders each second. */
export function Elapsed({ since }: { since: Date }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, (now - since.getTime()) / 1000);
  return <Duration className="ui:flex-none ui:text-13 ui:text-fg-subtle" format="clock" seconds={seconds} />;
}
