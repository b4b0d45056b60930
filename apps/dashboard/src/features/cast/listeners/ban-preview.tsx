import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { BanTarget } from '@unmuted/api';
import { banPreviewQuery } from '#/data/listeners/listeners.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

/** What a ban would do now, in numbers. */
export function BanPreview({ target }: { target: BanTarget | null }) {
  const { api, username } = useCastContext();
  const preview = useQuery(banPreviewQuery(api, username, target));
  return (
    <p className="min-h-10 text-13 text-fg-muted" role="status">
      {preview.isLoading && <Trans>Counting whom it would concern…</Trans>}
      {preview.isError && <Trans>Whom it would concern could not be counted.</Trans>}
      {preview.data && (
        <>
          <span className="font-medium text-fg">
            <Plural
              value={preview.data.connected}
              _0="Cuts nobody now."
              one="Cuts # listener now."
              other="Cuts # listeners now."
            />
          </span>{' '}
          <Plural
            value={preview.data.sessions30d}
            _0="Would have refused no session in the last 30 days."
            one="Would have refused # session in the last 30 days."
            other="Would have refused # sessions in the last 30 days."
          />
        </>
      )}
    </p>
  );
}
