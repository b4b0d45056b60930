import { Trans } from '@lingui/react/macro';
import type { Station } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { PageGrid } from '@unmuted/ui/page';
import { lazySection } from '#/components/lazy-part/lazy-part.tsx';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { AppCard } from '#/features/station/overview/app-card.tsx';
import { ConsumersCard } from '#/features/station/overview/consumers-card.tsx';
import { OverviewSkeleton } from '#/features/station/overview/overview-skeleton.tsx';
import { ServiceCard } from '#/features/station/overview/service-card.tsx';
import { SongCard } from '#/features/station/overview/song-card.tsx';
import { StationForm } from '#/features/station/overview/station-form.tsx';
import { StationHero } from '#/features/station/overview/station-hero.tsx';
import { TimelineCard } from '#/features/station/overview/timeline-card.tsx';
import { useStationContext } from '#/features/station/shell/station-context.ts';
import { usePermission } from '#/session/use-permission.ts';

const SilenceCard = lazySection(
  async () => (await import('#/features/station/overview/silence-card.tsx')).SilenceCard,
  <RowsSkeleton count={1} />,
);

/** `/station/{id}`: whether the station is heard and named, its last week, and what it is called. */
export function OverviewScreen() {
  const { query } = useStationContext();
  const mayEdit = usePermission('settings.manage');
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load the station</Trans>}
      query={query}
      skeleton={<OverviewSkeleton />}
    >
      {(station) => (
        <>
          <Stream station={station} />
          {mayEdit && <AppCard id={station.id} />}
          {mayEdit && <StationForm station={station} />}
        </>
      )}
    </QueryContent>
  );
}

function Stream({ station }: { station: Station }) {
  const { service } = station;
  if (!service)
    return (
      <Alert silent title={<Trans>No stream is attached to this station</Trans>} tone="warning">
        <Trans>Support can attach a cast or another stream.</Trans>
      </Alert>
    );
  return (
    <>
      <StationHero station={station} />
      <PageGrid className="items-stretch" columns="2">
        <SongCard station={station} />
        <ServiceCard station={station} service={service} />
      </PageGrid>
      <SilenceCard />
      <TimelineCard isHosted={service.cast !== null} timeZone={station.timezone} />
      <ConsumersCard apps={station.apps} consumers={station.consumers} />
    </>
  );
}
