import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { FleetCast } from '@unmuted/api';
import { Link as TextLink } from '@unmuted/ui/link';
import { StatusPill } from '@unmuted/ui/status-pill';
import { CastStatus } from '#/components/cast-status/cast-status.tsx';
import { AgeSince } from '#/components/timestamp/timestamp.tsx';

interface TroubledCastProps {
  cast: FleetCast;
}

const isFullToday = ({ state, fullSince, turnedAway }: FleetCast): boolean =>
  state === 'live' && (fullSince !== null || turnedAway !== null);

/** The state of a cast with a problem: a live one is, or was today, full. */
export function TroubledState({ cast, isStale }: TroubledCastProps & { isStale: boolean }) {
  if (!isFullToday(cast)) return <CastStatus appearance="plain" isStale={isStale} state={cast.state} />;
  const count = cast.turnedAway?.count ?? 0;
  return (
    <>
      <StatusPill appearance="plain" status={isStale ? 'unknown' : 'failed'}>
        {cast.fullSince === null ? (
          <Trans>Was full today</Trans>
        ) : (
          <Trans context="a cast without free places">Full</Trans>
        )}
      </StatusPill>
      {count > 0 && (
        <span className="block text-12 text-fg-muted">
          <Plural value={count} one="# turned away today" other="# turned away today" />
        </span>
      )}
    </>
  );
}

/** How long the problem lasts. */
export function TroubledSince({ cast }: TroubledCastProps) {
  const at = isFullToday(cast) ? (cast.fullSince ?? cast.turnedAway?.lastAt) : cast.since;
  return at ? <AgeSince at={at} /> : <Trans>Start unknown</Trans>;
}

/** Where staff resolve it. */
export function TroubledAction({ cast }: TroubledCastProps) {
  const params = { username: cast.username };
  return (
    <TextLink asChild className="whitespace-nowrap">
      {isFullToday(cast) ? (
        <Link params={params} search={{ tab: 'limits' }} to="/admin/cast/$username/settings">
          <Trans>Change limits</Trans>
        </Link>
      ) : (
        <Link params={params} search={{ tab: 'activity' }} to="/admin/cast/$username/settings">
          <Trans>View activity</Trans>
        </Link>
      )}
    </TextLink>
  );
}
