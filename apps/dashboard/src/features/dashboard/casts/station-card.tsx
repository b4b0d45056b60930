import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Product, StationOverview } from '@unmuted/api';
import { Card, CardFooter } from '@unmuted/ui/card';
import { RadioTowerIcon } from '@unmuted/ui/icons';
import { Skeleton } from '@unmuted/ui/skeleton';
import { StatusPill } from '@unmuted/ui/status-pill';
import { useIsConnectionLost } from '#/components/freshness/use-is-stale.ts';
import { StreamStatus } from '#/components/stream-status/stream-status.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { CardHead } from '#/features/dashboard/casts/card-head.tsx';
import { cardLink } from '#/features/dashboard/casts/card-link.ts';
import { CastFigures, CastFiguresSkeleton } from '#/features/dashboard/casts/cast-figures.tsx';
import { ServiceFacts } from '#/features/dashboard/casts/service-facts.tsx';

export interface StationCardProps {
  station: Extract<Product, { type: 'station' }>;
  /** The state of its stream; undefined while loading or after an error. */
  overview: StationOverview | undefined;
  isPending: boolean;
  /** Whether the engine’s data is too old to count as current. */
  isStale: boolean;
  timeZone: string | undefined;
}

/** One station: whether it is heard, its song, its listeners, and whether TuneIn accepts its songs. */
export function StationCard({ station, overview, isPending, isStale, timeZone }: StationCardProps) {
  const isLost = useIsConnectionLost();
  const isPast = isLost || (isStale && overview?.service?.type === 'cast');
  const isWaiting = isPending && !overview;
  const tuneIn = overview?.tuneIn?.state;
  return (
    <Card size="sm" className="group relative h-full hover:border-border-strong">
      <CardHead
        icon={RadioTowerIcon}
        picture={station.logoUrl}
        name={station.name}
        link={
          <Link className={cardLink} params={{ id: station.stationId }} to="/station/$id">
            <bdi>{station.name}</bdi>
          </Link>
        }
        status={
          isWaiting ? (
            <Skeleton shape="pill" width={64} height={24} />
          ) : (
            overview && <StreamStatus isStale={isPast} state={overview.state} />
          )
        }
        detail={<Trans>Station</Trans>}
      />
      {isWaiting ? (
        <CastFiguresSkeleton />
      ) : (
        <>
          {overview && <NowRow overview={overview} timeZone={timeZone} />}
          <CastFigures
            listeners={overview?.listeners ?? null}
            isStale={isPast}
            fallback={<ServiceFacts product={station} timeZone={timeZone} />}
          />
        </>
      )}
      {overview?.fault && (
        <CardFooter>
          <StatusPill appearance="plain" className="text-13" status="failed">
            <FaultWord kind={overview.fault.kind} />
          </StatusPill>
        </CardFooter>
      )}
      {(tuneIn === 'failing' || tuneIn === 'refused') && (
        <CardFooter>
          <StatusPill appearance="plain" className="text-13" status="failed">
            <Trans>TuneIn accepts no songs</Trans>
          </StatusPill>
        </CardFooter>
      )}
    </Card>
  );
}

function FaultWord({ kind }: Pick<NonNullable<StationOverview['fault']>, 'kind'>) {
  if (kind === 'silent' || kind === 'digital_zero') return <Trans>Silent</Trans>;
  if (kind === 'off_air') return <Trans>Off air</Trans>;
  return <Trans>Fault in the sound</Trans>;
}

/** What plays, or since when nothing is heard; empty if unknown. */
function NowRow({
  overview: { state, since, song },
  timeZone,
}: {
  overview: StationOverview;
  timeZone: string | undefined;
}) {
  if (state === 'on_air') {
    // The text comes from the source: any text direction and length.
    const text =
      song && (song.kind === 'song' ? [song.artist, song.title].filter(Boolean).join(' – ') : song.raw);
    return (
      <p
        className={`mt-3.5 truncate px-4 ${text ? 'font-medium' : 'text-fg-muted'}`}
        title={text ?? undefined}
      >
        {text ? <bdi>{text}</bdi> : <Trans>No song title</Trans>}
      </p>
    );
  }
  if (since === null || state === 'unknown') return null;
  return (
    <p className="mt-3.5 truncate px-4 text-fg-muted">
      <Trans>
        Since <Timestamp at={since} timeZone={timeZone} />
      </Trans>
    </p>
  );
}
