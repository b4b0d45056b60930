import { Trans, useLingui } from '@lingui/react/macro';
import type { CastOverview, Product } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import { Card, CardFooter } from '@unmuted/ui/card';
import { AudioLinesIcon } from '@unmuted/ui/icons';
import { Skeleton } from '@unmuted/ui/skeleton';
import { useId } from 'react';
import { CastStatus } from '#/components/cast-status/cast-status.tsx';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { PlayStreamButton } from '#/components/player/play-stream-button.tsx';
import { PlaybackFailure } from '#/components/player/playback-failure.tsx';
import { CardTile } from '#/features/dashboard/components/card-tile.tsx';
import { CastFigures } from '#/features/dashboard/components/cast-figures.tsx';
import { CastLine } from '#/features/dashboard/components/cast-line.tsx';
import { HowToConnect } from '#/features/dashboard/components/how-to-connect.tsx';
import { peakOf } from '#/features/dashboard/listening.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface CastCardProps {
  cast: Extract<Product, { type: 'cast' }>;
  /** What the engine reports; undefined while it is asked or could not be asked. */
  overview: CastOverview | undefined;
  isPending: boolean;
  isStale: boolean;
  /** Without an engine there are no figures of any time. */
  hasEngine: boolean;
  timeZone: string | undefined;
}

/** One cast: its state, what plays, who listens, and the sound itself. */
export function CastCard({ cast, overview, isPending, isStale, hasEngine, timeZone }: CastCardProps) {
  const id = useId();
  const { name, username } = cast;
  const state = overview?.now.state ?? (cast.status === 'suspended' ? 'suspended' : 'unknown');
  const isWaiting = isPending && !overview;
  return (
    <Card asChild size="sm">
      <article aria-labelledby={id} className="h-full">
        <div className="flex items-start gap-3 px-4 pt-4">
          <CardTile icon={AudioLinesIcon} />
          <div className="min-w-0 flex-1">
            <h3 id={id} className="truncate font-semibold" title={name}>
              {name}
            </h3>
            {/* One line: a username without room for it goes below, out of sight. */}
            <p className="mt-1 flex h-6 flex-wrap items-center gap-x-2 overflow-hidden text-12 text-fg-subtle">
              {isWaiting ? <Skeleton shape="pill" width={64} height={24} /> : <CastStatus state={state} />}
              <bdi className="max-w-full truncate leading-6">{username}</bdi>
            </p>
          </div>
        </div>
        <div className="mt-3.5 px-4">
          {isWaiting ? (
            <Skeleton className="my-0.75" width="80%" />
          ) : (
            <CastLine state={state} now={overview?.now} timeZone={timeZone} />
          )}
        </div>
        {state === 'never_connected' ? (
          <div className="mt-2.5 flex min-h-16.5 flex-1 items-end px-4 pb-3.5">
            <HowToConnect cast={cast} />
          </div>
        ) : (
          <CastFigures overview={hasEngine ? overview : undefined} isWaiting={isWaiting} isStale={isStale} />
        )}
        <div className="px-4">
          <PlaybackFailure id={username} />
        </div>
        <CastFooter cast={cast} overview={hasEngine ? overview : undefined} state={state} />
      </article>
    </Card>
  );
}

interface CastFooterProps extends Pick<CastCardProps, 'cast' | 'overview'> {
  state: CastOverview['now']['state'];
}

function CastFooter({ cast, overview, state }: CastFooterProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { name, username, streamUrl } = cast;
  const peak = overview ? peakOf(overview) : null;
  const count = peak === null ? null : formats.number(peak);
  const isPlayable = streamUrl !== null && state !== 'suspended';
  if (!isPlayable && count === null) return null;
  return (
    <CardFooter>
      <span className="flex min-w-0 flex-1 items-center gap-2 text-12 text-fg-subtle tabular-nums">
        {count !== null && (
          <span className="truncate" title={t`The most listeners at once in the last 24 hours`}>
            <Trans>Peak {count}</Trans>
          </span>
        )}
        {overview?.history.sample && (
          <Badge tone="info">
            <Trans>Sample data</Trans>
          </Badge>
        )}
      </span>
      {isPlayable && (
        <span className="flex flex-none">
          <PlayStreamButton
            id={username}
            name={name}
            url={streamUrl}
            disabled={state !== 'live' && state !== 'unknown'}
          />
          <CopyButton
            text={streamUrl}
            label={t`Copy the stream address of ${name}`}
            doneText={t`Stream address copied`}
          />
        </span>
      )}
    </CardFooter>
  );
}
