import { Trans } from '@lingui/react/macro';
import type { ApiClients } from '@unmuted/api';
import { Card } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { RequestStation } from '#/features/dashboard/first-day/request-station.tsx';

/** What a station is for, and its request, while the account has none. */
export function NoStationCard({ api }: { api: ApiClients }) {
  return (
    <Card>
      <EmptyState
        action={<RequestStation api={api} />}
        className="px-4 py-8"
        description={
          <Trans>
            It checks a stream, yours or one on another server, records its songs, and posts them to TuneIn
            and social networks.
          </Trans>
        }
        title={<Trans>No station yet</Trans>}
      />
    </Card>
  );
}
