import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { type ApiClients, ApiError, type ManagedSilence, type SilenceWatch } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { NotFoundState } from '@unmuted/ui/not-found-state';
import { PageGrid } from '@unmuted/ui/page';
import { PageHeader } from '@unmuted/ui/page-header';
import { type ReactNode, useMemo, useState } from 'react';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { useOwnTitle } from '#/components/root/use-page-effects.ts';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { SilenceLabels } from '#/components/silence/silence-labels.tsx';
import { VerdictPill } from '#/components/silence/verdict-pill.tsx';
import { managedSilenceQuery } from '#/data/admin-silence/admin-silence.queries.ts';
import { silenceQuery } from '#/data/silence/silence.queries.ts';
import { FactsCard } from '#/features/admin/silence-manage/facts-card.tsx';
import { type LevelPeriod, LevelsCard } from '#/features/admin/silence-manage/levels-card.tsx';
import { LimitsForm } from '#/features/admin/silence-manage/limits-form.tsx';
import { managedSilenceSearch } from '#/features/admin/silence-manage/managed-silence.search.ts';
import { TestIncidentButton } from '#/features/admin/silence-manage/test-incident-button.tsx';
import { SnoozeDialog } from '#/features/admin/silence-wall/snooze-dialog.tsx';
import { usePermission } from '#/session/use-permission.ts';

const route = getRouteApi('/_admin/admin/silence/manage/$streamingServiceId');

/** The station of the service, and what the reader may do there. */
export interface ManagedStation {
  readonly api: ApiClients;
  readonly id: string;
  readonly timeZone: string;
  readonly mayManage: boolean;
  readonly mayControl: boolean;
  readonly isFixed: boolean;
  readonly serviceId: string;
}

export interface ManagedSilenceScreenProps {
  /** The page of the customer: what is heard now, the settings, who is told, and the incidents. */
  customerPage: (station: ManagedStation) => ReactNode;
}

/** `/admin/silence/manage/{streamingServiceId}`: the silence detection of one streaming service. */
export function ManagedSilenceScreen({ customerPage }: ManagedSilenceScreenProps) {
  const id = route.useParams({ select: (params) => params.streamingServiceId });
  const api = route.useRouteContext({ select: (context) => context.api });
  const query = useQuery(managedSilenceQuery(api, id));
  const { data, error } = query;
  const isMissing = !data && error instanceof ApiError && (error.status === 404 || error.status === 422);
  // One header for all states: focus stays on its heading while the detection is loaded.
  return (
    <SilenceLabels>
      <ManagedHeader api={api} isMissing={isMissing} managed={data} />
      {isMissing ? (
        <NotThere />
      ) : (
        <QueryContent
          failedTitle={<Trans>Couldn’t load the silence detection</Trans>}
          query={query}
          skeleton={
            <PageGrid columns="2-1">
              <RowsSkeleton count={6} hasTitle />
              <RowsSkeleton count={6} hasTitle />
            </PageGrid>
          }
        >
          {(managed) => <Content api={api} customerPage={customerPage} managed={managed} />}
        </QueryContent>
      )}
    </SilenceLabels>
  );
}

interface ManagedHeaderProps {
  api: ApiClients;
  managed: ManagedSilence | undefined;
  isMissing: boolean;
}

function ManagedHeader({ api, managed, isMissing }: ManagedHeaderProps) {
  const breadcrumb = [
    <Link key="dashboard" to="/admin/dashboard">
      <Trans>Dashboard</Trans>
    </Link>,
    <Link key="silence" to="/admin/silence">
      <Trans>Silence</Trans>
    </Link>,
  ];
  if (managed) return <StationHeader api={api} breadcrumb={breadcrumb} managed={managed} />;
  return (
    <PageHeader
      breadcrumb={breadcrumb}
      meta={isMissing ? undefined : '\u00a0'}
      title={isMissing ? <Trans>Station not found</Trans> : <Trans>Silence detection</Trans>}
    />
  );
}

interface StationHeaderProps {
  api: ApiClients;
  managed: ManagedSilence;
  breadcrumb: readonly ReactNode[];
}

function StationHeader({ api, managed, breadcrumb }: StationHeaderProps) {
  const { customer } = managed;
  const { t } = useLingui();
  const watch = useWatch(api, managed);
  const [isSnoozing, setSnoozing] = useState(false);
  const brand = route.useRouteContext({ select: (context) => context.config.brand });
  useOwnTitle(`${watch.stationName} – ${t`Silence detection`} · ${brand}`);
  return (
    <>
      <PageHeader
        actions={
          <>
            <TestIncidentButton api={api} serviceId={managed.serviceId} watch={watch} />
            <Button onClick={() => setSnoozing(true)}>
              <Trans>Snooze…</Trans>
            </Button>
          </>
        }
        breadcrumb={[...breadcrumb, <bdi key="station">{watch.stationName}</bdi>]}
        meta={
          <>
            <Link
              className="underline decoration-border-strong underline-offset-3 hover:decoration-current"
              params={{ id: customer.id }}
              to="/admin/customers/$id"
            >
              <bdi>{customer.company ?? customer.name}</bdi>
            </Link>
            <span>{watch.timeZone}</span>
          </>
        }
        status={<VerdictPill verdict={watch.verdict} />}
        title={<bdi>{watch.stationName}</bdi>}
      />
      {isSnoozing && (
        <SnoozeDialog
          api={api}
          onClose={() => setSnoozing(false)}
          stations={[{ id: watch.id, name: watch.stationName, listeners: watch.listeners }]}
        />
      )}
    </>
  );
}

/** The detection as live events update it. */
function useWatch(api: ApiClients, { watch }: ManagedSilence): SilenceWatch {
  return useQuery(silenceQuery(api, watch.id)).data ?? watch;
}

function NotThere() {
  return (
    <NotFoundState
      action={
        <Button asChild>
          <Link to="/admin/silence">
            <Trans>Silence wall</Trans>
          </Link>
        </Button>
      }
      description={<Trans>The service was deleted, has no station, or the address is not complete.</Trans>}
      title={<Trans>No silence detection of this service</Trans>}
    />
  );
}

interface ContentProps extends ManagedSilenceScreenProps {
  api: ApiClients;
  managed: ManagedSilence;
}

function Content({ api, managed, customerPage }: ContentProps) {
  const search = route.useSearch({ select: managedSilenceSearch, structuralSharing: true });
  const navigate = useNavigate();
  const watch = useWatch(api, managed);
  const { id, timeZone } = watch;
  const { serviceId } = managed;
  const mayManage = usePermission('settings.manage');
  const mayControl = usePermission('casts.control');
  const station = useMemo(
    (): ManagedStation => ({ api, id, timeZone, mayManage, mayControl, isFixed: !mayManage, serviceId }),
    [api, id, timeZone, mayManage, mayControl, serviceId],
  );
  const change = (period: LevelPeriod) =>
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, levels: period === '1h' ? undefined : period }),
      replace: true,
      resetScroll: false,
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
      <PageGrid columns="2-1">
        <LevelsCard api={api} onPeriod={change} period={search.levels ?? '1h'} watch={watch} />
        <FactsCard managed={managed} watch={watch} />
      </PageGrid>
      <LimitsForm api={api} managed={managed} />
      {customerPage(station)}
    </div>
  );
}
