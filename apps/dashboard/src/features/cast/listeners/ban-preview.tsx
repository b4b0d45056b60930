import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { BanTarget } from '@unmuted/api';
import { banPreviewQuery } from '#/data/listeners/listeners.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

/** Shows how many current listeners a ban would affect. */
export function BanPreview({ target }: { target: BanTarget | null }) {
  const { api, username } = useCastContext();
  const preview = useQuery(banPreviewQuery(api, username, target));
  return (
    <p className="min-h-10 text-13 text-fg-muted" role="status">
      {preview.isLoading && <Trans>Counting affected listeners…</Trans>}
      {preview.isError && <Trans>Couldn’t count affected listeners.</Trans>}
      {preview.data && (
        <>
          <span className="font-medium text-fg">
            <Plural
              value={preview.data.connected}
              _0="Disconnects no one right now."
              one="Disconnects # listener right now."
              other="Disconnects # listeners right now."
            />
          </span>{' '}
          <Plural
            value={preview.data.sessions30d}
            _0="Would have blocked no sessions in the last 30 days."
            one="Would have blocked # session in the last 30 days."
            other="Would have blocked # sessions in the last 30 days."
          />
        </>
      )}
    </p>
  );
}
