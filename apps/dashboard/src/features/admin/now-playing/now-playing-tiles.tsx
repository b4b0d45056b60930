import { Trans } from '@lingui/react/macro';
import type { NowPlayingFleet } from '@unmuted/api';
import { StatGroup } from '@unmuted/ui/stat';
import type { ReactNode } from 'react';
import { LinkedStat } from '#/components/linked-stat/linked-stat.tsx';
import type { FleetFilter } from '#/features/admin/now-playing/now-playing-fleet.search.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** Numbers of stations by condition, which lead to the stations they count. */
export function NowPlayingTiles({ fleet }: { fleet: NowPlayingFleet | undefined }) {
  const formats = useFormats();
  const tile = (label: ReactNode, count: number | undefined, note?: ReactNode, show?: FleetFilter) => (
    <LinkedStat
      label={label}
      link={{ to: '/admin/nowplaying', search: show ? { show } : {} }}
      loading={fleet === undefined}
      note={note}
      value={count === undefined ? null : formats.number(count)}
    />
  );
  return (
    <StatGroup className="max-md:grid-cols-2 max-md:[&>:first-child]:col-span-full">
      {tile(<Trans>Stations</Trans>, fleet?.stations, <Trans>of all customers</Trans>)}
      {tile(<Trans>Playing a song</Trans>, fleet?.playing, <Trans>now</Trans>, 'playing')}
      {tile(<Trans>Stale</Trans>, fleet?.stale, <Trans>on air, no new text for 30 min</Trans>, 'stale')}
      {tile(<Trans>Paused</Trans>, fleet?.paused, <Trans>nothing is recorded</Trans>, 'paused')}
      {tile(
        <Trans>Page fails</Trans>,
        fleet?.feedFailing,
        <Trans>of the playout software</Trans>,
        'feed_failing',
      )}
    </StatGroup>
  );
}
