import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { AlarmKind, SilenceIncident, SilenceIncidentList, SilenceWatch } from '@unmuted/api';
import { Card, CardHeader } from '@unmuted/ui/card';
import { DataTable, DataTableFilter } from '@unmuted/ui/data-table';
import { Link } from '@unmuted/ui/link';
import { Pagination } from '@unmuted/ui/pagination';
import { useId, useMemo, useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { DaysRibbon } from '#/components/silence/days-ribbon.tsx';
import { useAlarmName } from '#/components/silence/silence-words.messages.ts';
import { silenceIncidentsQuery } from '#/data/silence/silence-incidents.queries.ts';
import { ExportIncidents } from '#/features/station/silence/incidents/export-incidents.tsx';
import { IncidentActs } from '#/features/station/silence/incidents/incident-acts.tsx';
import { MergeBar } from '#/features/station/silence/incidents/merging/merge-bar.tsx';
import { MergingActs } from '#/features/station/silence/incidents/merging/merging-acts.tsx';
import type { MergingAct } from '#/features/station/silence/incidents/merging/merging-dialog.tsx';
import { useIncidentColumns } from '#/features/station/silence/incidents/use-incident-columns.tsx';
import { useIncidentSelection } from '#/features/station/silence/incidents/use-incident-selection.ts';
import { useIncidentsSearch } from '#/features/station/silence/incidents/use-incidents-search.ts';
import { alarmKinds } from '#/features/station/silence/silence.schema.ts';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { pageSizes, usualPageSize } from '#/lib/list.search.ts';
import { oneOf } from '#/lib/search-values.ts';

const NoteDialog = lazyOverlay(
  async () => (await import('#/features/station/silence/incidents/note-dialog.tsx')).NoteDialog,
);
const MergingDialog = lazyOverlay(
  async () => (await import('#/features/station/silence/incidents/merging/merging-dialog.tsx')).MergingDialog,
);

const keyOf = ({ id }: SilenceIncident) => id;
const none: readonly SilenceIncident[] = [];

/** What went wrong, day by day and one by one. */
export function IncidentsCard({ watch }: { watch: SilenceWatch }) {
  const { t, i18n } = useLingui();
  const { api, id, timeZone, mayControl, serviceId } = useSilenceStation();
  const [search, changeSearch] = useIncidentsSearch();
  const formats = useFormats();
  const alarmName = useAlarmName();
  const headingId = useId();
  const [noted, setNoted] = useState<SilenceIncident | null>(null);
  const [act, setAct] = useState<MergingAct | null>(null);
  const chosen = search.alarms ?? '';
  const kinds = useMemo(
    (): readonly AlarmKind[] => alarmKinds.filter((kind) => chosen.split(',').includes(kind)),
    [chosen],
  );
  // A stable reference: the table treats a new object as a new query.
  const filters = useMemo(() => (kinds.length > 0 ? { kind: { values: kinds } } : {}), [kinds]);
  const page = search.page ?? 1;
  const pageSize = search.size ?? usualPageSize;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    silenceIncidentsQuery(api, id, { page, pageSize, kinds }),
  );
  const rows = data?.items ?? none;
  const columns = useIncidentColumns(rows.some(({ merged }) => merged > 0));
  const [selection, select] = useIncidentSelection(rows);
  const selected = rows.filter((row) => selection.has(row.id));
  const total = data?.total ?? 0;
  const title = useTitle(data);
  return (
    <Card asChild>
      <section aria-labelledby={headingId} className="min-w-0">
        <CardHeader
          actions={
            watch.statusPath !== null && (
              <Link className="text-13" href={watch.statusPath} rel="noreferrer" target="_blank" tone="muted">
                <Trans>Public status page</Trans>
              </Link>
            )
          }
          description={<Trans>Lost: listeners who left during an incident. False alarms don’t count.</Trans>}
          title={<span id={headingId}>{title}</span>}
        />
        <div className="px-(--card-pad) pt-4 pb-2">
          <DaysRibbon days={watch.days} />
        </div>
        <DataTable
          bulkActions={() => (
            <MergeBar onMerge={() => setAct({ act: 'merge', incidents: selected })} selected={selected} />
          )}
          columns={columns}
          empty={
            kinds.length > 0
              ? {
                  title: <Trans>No incidents of these kinds</Trans>,
                  description: <Trans>Choose other kinds.</Trans>,
                }
              : {
                  title: <Trans>No incidents</Trans>,
                  description: <Trans>Nothing was silent while detection was on.</Trans>,
                }
          }
          failed={
            error && !data
              ? {
                  title: <Trans>Couldn’t load the incidents</Trans>,
                  description: errorText(i18n, error),
                  retrying: isFetching,
                  onRetry: () => void refetch(),
                }
              : undefined
          }
          filters={filters}
          footer={
            data && (
              <Pagination
                className="min-w-0 flex-1"
                onPageChange={(next) => changeSearch({ page: next }, { isStep: true })}
                onPageSizeChange={(size) => changeSearch({ size: oneOf(size, pageSizes), page: undefined })}
                page={page}
                pageSize={pageSize}
                pageSizes={pageSizes}
                total={total}
              />
            )
          }
          label={t`Incidents`}
          loading={!data && !error}
          onFiltersChange={({ kind }) => {
            const values = kind && 'values' in kind ? kind.values : [];
            changeSearch({ alarms: values.join(','), page: undefined });
          }}
          onSelectionChange={select}
          paged={{ page, total }}
          rowActions={
            mayControl || serviceId !== null
              ? (incident) => (
                  <>
                    {mayControl && <IncidentActs incident={incident} onNote={setNoted} />}
                    {serviceId !== null && <MergingActs incident={incident} onAct={setAct} />}
                  </>
                )
              : undefined
          }
          rowKey={keyOf}
          rowLabel={({ kind, startedAt }) =>
            `${alarmName(kind)}, ${formats.dateTime(new Date(startedAt), timeZone)}`
          }
          rows={rows}
          selectable={serviceId !== null}
          selection={selection}
          toolbar={<DataTableFilter column="kind" />}
          tools={<ExportIncidents kinds={kinds} total={isPlaceholderData ? undefined : data?.total} />}
        />
        {noted && (
          <NoteDialog
            incident={noted}
            key={noted.id}
            onClose={() => setNoted(null)}
            onLoadFailed={() => setNoted(null)}
          />
        )}
        {act && serviceId !== null && (
          <MergingDialog
            act={act}
            onClose={() => setAct(null)}
            onLoadFailed={() => setAct(null)}
            onMerged={() => select(new Set())}
            station={{ stationId: id, serviceId }}
          />
        )}
      </section>
    </Card>
  );
}

/** `Six incidents, 23 listeners lost`. */
function useTitle(list: SilenceIncidentList | undefined): string {
  const { t } = useLingui();
  if (!list) return t`Incidents`;
  const { total, listenersLost } = list;
  if (total === 0) return t`No incidents`;
  const incidents = t`${plural(total, { one: '# incident', other: '# incidents' })}`;
  const lost = t`${plural(listenersLost, {
    0: 'no listener lost',
    one: '# listener lost',
    other: '# listeners lost',
  })}`;
  return t`${incidents}, ${lost}`;
}
