import { Link } from '@tanstack/react-router';
import type { CastOverview, Product } from '@unmuted/api';
import { Card } from '@unmuted/ui/card';
import { AudioLinesIcon } from '@unmuted/ui/icons';
import { Skeleton } from '@unmuted/ui/skeleton';
import { useId } from 'react';
import { CastStatus } from '#/components/cast-status/cast-status.tsx';
import { PlaybackFailure } from '#/components/player/playback-failure.tsx';
import { CardHead } from '#/features/dashboard/casts/card-head.tsx';
import { cardLink } from '#/features/dashboard/casts/card-link.ts';
import { CastFigures, CastFiguresSkeleton } from '#/features/dashboard/casts/cast-figures.tsx';
import { CastFooter } from '#/features/dashboard/casts/cast-footer.tsx';
import { CastRow } from '#/features/dashboard/casts/cast-row.tsx';
import { HowToConnect } from '#/features/dashboard/casts/how-to-connect.tsx';
import { ServiceFacts } from '#/features/dashboard/casts/service-facts.tsx';

export interface CastCardProps {
  cast: Extract<Product, { type: 'cast' }>;
  /** The overview of the cast; undefined while loading or after an error. */
  overview: CastOverview | undefined;
  isPending: boolean;
  isStale: boolean;
  /** Without an engine there are no statistics. */
  hasEngine: boolean;
  timeZone: string | undefined;
}

/** One cast with its status, current title, listeners and player. The whole card opens the cast; buttons lie above. */
export function CastCard({ cast, overview, isPending, isStale, hasEngine, timeZone }: CastCardProps) {
  const id = useId();
  const { name, username } = cast;
  const state = overview?.now.state ?? (cast.status === 'suspended' ? 'suspended' : 'unknown');
  const isWaiting = isPending && !overview;
  const figures = hasEngine ? overview : undefined;
  return (
    <Card asChild size="sm">
      <article aria-labelledby={id} className="group relative h-full hover:border-border-strong">
        <CardHead
          id={id}
          icon={AudioLinesIcon}
          name={name}
          link={
            <Link className={cardLink} params={{ username }} to="/cast/$username">
              <bdi>{name}</bdi>
            </Link>
          }
          status={
            isWaiting ? (
              <Skeleton shape="pill" width={64} height={24} />
            ) : (
              <CastStatus isStale={isStale} state={state} />
            )
          }
          detail={<bdi>{username}</bdi>}
        />
        {isWaiting ? (
          <CastFiguresSkeleton />
        ) : (
          <>
            <CastRow state={state} now={overview?.now} timeZone={timeZone} />
            {state === 'never_connected' ? (
              <div className="mt-2.5 flex min-h-16.5 items-end px-4 pb-3.5">
                <HowToConnect cast={cast} />
              </div>
            ) : (
              <CastFigures
                listeners={figures?.now.listeners ?? null}
                history={figures?.history.values}
                isStale={isStale}
                fallback={<ServiceFacts product={cast} timeZone={timeZone} />}
              />
            )}
          </>
        )}
        <div className="px-4">
          <PlaybackFailure id={username} />
        </div>
        <CastFooter cast={cast} overview={figures} state={state} timeZone={timeZone} />
      </article>
    </Card>
  );
}
