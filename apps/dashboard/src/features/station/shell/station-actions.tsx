import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Station } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { usePageName } from '#/components/root/use-page-effects.ts';
import { checkStation } from '#/data/stations/stations.queries.ts';
import { useStationContext } from '#/features/station/shell/station-context.ts';
import { stationPages } from '#/features/station/shell/station-pages.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { lazyExtra } from '#/lib/lazy-extra.tsx';
import { usePermission } from '#/session/use-permission.ts';

const SilenceActions = lazyExtra(
  async () => (await import('#/features/station/silence/silence-actions.tsx')).SilenceActions,
);

/** What the viewer may do with a station on the current page. */
export function StationActions({ station }: { station: Station }) {
  const page = usePageName();
  return page === stationPages.silence.name ? (
    <SilenceActions station={station} />
  ) : (
    <StreamActions station={station} />
  );
}

/** What the viewer may do with the stream of a station. */
function StreamActions({ station: { service, streamUrl } }: { station: Station }) {
  const { canEdit, changeStream } = useStationContext();
  if (!service) return null;
  return (
    <>
      {canEdit && service.cast !== null && (
        <Button asChild>
          <Link params={{ username: service.cast }} search={{ tab: 'streams' }} to="/cast/$username/settings">
            <Trans>Stream settings</Trans>
          </Link>
        </Button>
      )}
      {changeStream && (
        <Button aria-haspopup="dialog" onClick={() => changeStream()}>
          <Trans>Change stream</Trans>
        </Button>
      )}
      {streamUrl !== null && <ProbeButton />}
    </>
  );
}

function ProbeButton() {
  const { i18n } = useLingui();
  const { api, id } = useStationContext();
  const mayProbe = usePermission('settings.manage');
  const probe = useMutation(checkStation(api));
  if (!mayProbe) return null;
  return (
    <>
      <Button loading={probe.isPending} onClick={() => probe.mutate(id)} variant="primary">
        <Trans context="a stream">Check now</Trans>
      </Button>
      {probe.isError && (
        <p className="basis-full text-13 text-danger-text" role="alert">
          {errorText(i18n, probe.error)}
        </p>
      )}
    </>
  );
}
