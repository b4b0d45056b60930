import { Trans, useLingui } from '@lingui/react/macro';
import type { CastOverview, CastState, Product } from '@unmuted/api';
import { CardFooter } from '@unmuted/ui/card';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { PlayStreamButton } from '#/components/player/play-stream-button.tsx';
import { peakOf } from '#/features/dashboard/listeners/listening.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface CastFooterProps {
  cast: Extract<Product, { type: 'cast' }>;
  overview: CastOverview | undefined;
  state: CastState;
}

/** The day's peak and actions on the stream. */
export function CastFooter({ cast, overview, state }: CastFooterProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { name, username, streamUrl } = cast;
  const peak = overview ? peakOf(overview) : null;
  const count = peak === null ? null : formats.number(peak);
  const hasStream = streamUrl !== null && state !== 'suspended';
  if (!hasStream && count === null) return null;
  return (
    <CardFooter>
      <span className="flex min-w-0 flex-1 items-center gap-2 text-12 text-fg-subtle tabular-nums">
        {count !== null && (
          <span className="truncate" title={t`Peak listeners in the last 24 hours`}>
            <Trans>Peak {count}</Trans>
          </span>
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
