import { Trans } from '@lingui/react/macro';
import type { CastNow, CastState } from '@unmuted/api';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';

export interface CastRowProps {
  state: CastState;
  now: CastNow | undefined;
  timeZone: string | undefined;
}

/** The current title, or why there is none; empty if unknown. */
export function CastRow({ state, now, timeZone }: CastRowProps) {
  if (state === 'live' && now?.title)
    return (
      // The title comes from the source: any text direction and length.
      <p className="mt-3.5 truncate px-4 font-medium" title={now.title}>
        <bdi>{now.title}</bdi>
      </p>
    );
  if (state === 'unknown') return null;
  return (
    <p className="mt-3.5 truncate px-4 text-fg-muted" title={now?.suspension?.reason ?? undefined}>
      <Reason state={state} now={now} timeZone={timeZone} />
    </p>
  );
}

interface ReasonProps extends Omit<CastRowProps, 'state'> {
  state: Exclude<CastState, 'unknown'>;
}

function Reason({ state, now, timeZone }: ReasonProps) {
  switch (state) {
    case 'live':
      return <Trans>The source sends no title</Trans>;
    case 'off_air':
      return now?.since ? (
        <Trans>
          No source since <Timestamp at={now.since} timeZone={timeZone} />
        </Trans>
      ) : (
        <Trans>No source</Trans>
      );
    case 'never_connected':
      return <Trans>No encoder has connected yet.</Trans>;
    case 'stopped':
      return now?.since ? (
        <Trans>
          Stopped since <Timestamp at={now.since} timeZone={timeZone} />
        </Trans>
      ) : (
        <Trans>Stopped</Trans>
      );
    case 'suspended':
      return now?.suspension?.reason ? (
        <bdi>{now.suspension.reason}</bdi>
      ) : (
        <Trans>Read-only until it’s active again</Trans>
      );
  }
}
