import { Trans } from '@lingui/react/macro';
import type { CastNow, CastState } from '@unmuted/api';
import { Moment } from '#/components/moment/moment.tsx';

export interface CastLineProps {
  state: CastState;
  now: CastNow | undefined;
  timeZone: string | undefined;
}

/** The one line between name and figures: the title on air, or why there is none. Always one line high. */
export function CastLine({ state, now, timeZone }: CastLineProps) {
  if (state === 'live' && now?.title)
    return (
      // A source may write in any direction, and at any length.
      <p className="truncate font-medium" title={now.title}>
        <bdi>{now.title}</bdi>
      </p>
    );
  return <p className="truncate text-fg-muted">{<Reason state={state} now={now} timeZone={timeZone} />}</p>;
}

function Reason({ state, now, timeZone }: CastLineProps) {
  switch (state) {
    case 'live':
      return <Trans>The source sends no title</Trans>;
    case 'off_air':
      return now?.since ? (
        <Trans>
          No source since <Moment at={now.since} timeZone={timeZone} />
        </Trans>
      ) : (
        <Trans>No source</Trans>
      );
    case 'never_connected':
      return <Trans>No encoder has connected yet.</Trans>;
    case 'suspended':
      return <Trans>Read-only until it is active again</Trans>;
    case 'unknown':
      return ' ';
  }
}
