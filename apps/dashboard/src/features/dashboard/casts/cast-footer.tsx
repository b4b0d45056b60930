import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CastOverview, CastState, Product } from '@unmuted/api';
import { CardFooter } from '@unmuted/ui/card';
import { StatusPill } from '@unmuted/ui/status-pill';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { HelpAction } from '#/components/help/help-action.tsx';
import { PlayStreamButton } from '#/components/player/play-stream-button.tsx';
import { AgeSince } from '#/components/timestamp/timestamp.tsx';
import { peakOf } from '#/features/dashboard/listeners/listening.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface CastFooterProps {
  cast: Extract<Product, { type: 'cast' }>;
  overview: CastOverview | undefined;
  state: CastState;
  timeZone: string | undefined;
}

/** The day's peak and actions on the stream. */
export function CastFooter({ cast, overview, state, timeZone }: CastFooterProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { name, username, streamUrl } = cast;
  const peak = overview ? peakOf(overview) : null;
  const count = peak === null ? null : formats.number(peak);
  if (state === 'suspended') return <SuspendedFooter since={cast.suspendedSince} timeZone={timeZone} />;
  const hasStream = streamUrl !== null;
  if (!hasStream && count === null) return null;
  return (
    <CardFooter>
      <span className="flex min-w-0 flex-1 items-center gap-2 text-12 text-fg-subtle tabular-nums">
        {overview && isShortOfPlaces(overview) ? (
          <FullNote overview={overview} />
        ) : (
          count !== null && (
            <span className="truncate" title={t`Peak listeners in the last 24 hours`}>
              <Trans>Peak {count}</Trans>
            </span>
          )
        )}
      </span>
      {hasStream && (
        <span className="relative flex flex-none">
          <PlayStreamButton
            id={username}
            name={name}
            url={streamUrl}
            disabled={state !== 'live' && state !== 'unknown'}
          />
          <CopyButton text={streamUrl} label={t`Copy the stream address of ${name}`} />
        </span>
      )}
    </CardFooter>
  );
}

const isShortOfPlaces = ({ now: { state, fullSince, turnedAway } }: CastOverview): boolean =>
  state === 'live' && (fullSince !== null || turnedAway !== null);

/** In place of the peak, which then says less. */
function FullNote({ overview: { now } }: { overview: CastOverview }) {
  const count = now.turnedAway?.count ?? 0;
  return (
    <>
      {now.fullSince !== null && (
        <StatusPill appearance="plain" status="failed">
          <Trans context="a cast without free places">Full</Trans>
        </StatusPill>
      )}
      {count > 0 && (
        <span className="truncate">
          <Plural value={count} one="# turned away today" other="# turned away today" />
        </span>
      )}
    </>
  );
}

/** Since when, and whom to ask. */
function SuspendedFooter({ since, timeZone }: { since: string | null; timeZone: string | undefined }) {
  return (
    <CardFooter>
      <span className="min-w-0 flex-1 truncate text-12 text-fg-subtle">
        {since !== null && (
          <Trans>
            Suspended for <AgeSince at={since} timeZone={timeZone} />
          </Trans>
        )}
      </span>
      <span className="relative flex-none">
        <HelpAction topic="suspended" variant="ghost" />
      </span>
    </CardFooter>
  );
}
