import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { StreamingServiceRow } from '@unmuted/api';
import { type DataTableColumn, DataTableLines } from '@unmuted/ui/data-table';
import { Link as TextLink } from '@unmuted/ui/link';
import { useMemo } from 'react';
import { serviceTypeNames } from '#/components/service-type/service-type.messages.ts';
import { useAudio } from '#/components/stream-probe/probe-facts.tsx';
import { streamLooks } from '#/components/stream-status/stream-state.messages.ts';
import { StreamStatus } from '#/components/stream-status/stream-status.tsx';
import { AgeSince, Timestamp } from '#/components/timestamp/timestamp.tsx';
import { ServiceType } from '#/features/admin/streaming-services/service-type.tsx';
import { states, types } from '#/features/admin/streaming-services/services.search.ts';
import type { Formats } from '#/i18n/format.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

type Column = DataTableColumn<StreamingServiceRow>;

interface ColumnContext {
  readonly i18n: I18n;
  readonly formats: Formats;
  readonly timeZone: string | undefined;
}

/** Columns of the list of streaming services. Their IDs are the sort keys of the API. */
export function useServiceColumns(): Column[] {
  const { i18n } = useLingui();
  const formats = useFormats();
  const timeZone = useTimeZone();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  return useMemo(() => {
    const context = { i18n, formats, timeZone };
    return [
      labelColumn(context),
      stateColumn(context),
      customerColumn(context),
      typeColumn(context),
      listenersColumn(context),
      audioColumn(context),
      checkedColumn(context),
      stationsColumn(context),
      pollColumn(context),
      createdColumn(context),
    ];
  }, [locale, formats, timeZone]);
}

const labelColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'label',
  header: i18n._(msg`Service`),
  accessor: ({ label }) => label,
  cell: (row) => (
    <DataTableLines
      first={<LabelLink service={row} />}
      second={row.url !== null && <span dir="ltr">{row.url.replace(/^https?:\/\//, '')}</span>}
    />
  ),
  card: (row) => <LabelLink service={row} />,
  rowHeader: true,
  hideable: false,
  minWidth: 240,
  grow: 2,
});

/** Opens the drawer. The list behind it stays as it is. */
function LabelLink({ service: { id, label } }: { service: StreamingServiceRow }) {
  return (
    <TextLink asChild>
      <Link
        from="/admin/streaming-services"
        resetScroll={false}
        search={(previous) => ({ ...previous, service: id })}
        to="."
      >
        <bdi>{label}</bdi>
      </Link>
    </TextLink>
  );
}

const stateColumn = ({ i18n, timeZone }: ColumnContext): Column => ({
  id: 'state',
  header: i18n._(msg`State`),
  accessor: ({ state }) => state,
  cell: ({ state, since }) => (
    <DataTableLines
      first={<StreamStatus appearance="plain" state={state} />}
      second={
        since !== null && (
          <Trans>
            for <AgeSince at={since} timeZone={timeZone} />
          </Trans>
        )
      }
    />
  ),
  card: ({ state }) => <StreamStatus appearance="plain" state={state} />,
  minWidth: 150,
  priority: 1,
  filter: {
    kind: 'values',
    options: states.map((value) => ({ value, label: i18n._(streamLooks[value].word) })),
  },
});

const customerColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'customer',
  header: i18n._(msg`Customer`),
  accessor: ({ customer }) => customer.company ?? customer.name,
  cell: ({ customer: { id, name, company } }) => (
    <DataTableLines
      first={
        <TextLink asChild>
          <Link params={{ id }} to="/admin/customers/$id">
            <bdi>{company ?? name}</bdi>
          </Link>
        </TextLink>
      }
      second={company !== null && <bdi>{name}</bdi>}
    />
  ),
  card: ({ customer: { name, company } }) => <bdi>{company ?? name}</bdi>,
  minWidth: 150,
});

const typeColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'type',
  header: i18n._(msg`Type`),
  accessor: ({ type }) => type,
  cell: (row) => <ServiceType service={row} />,
  card: ({ type }) => i18n._(serviceTypeNames[type]),
  minWidth: 130,
  filter: {
    kind: 'values',
    options: types.map((value) => ({ value, label: i18n._(serviceTypeNames[value]) })),
  },
});

const listenersColumn = ({ i18n, formats }: ColumnContext): Column => ({
  id: 'listeners',
  header: i18n._(msg`Listeners`),
  accessor: ({ listeners }) => listeners,
  cell: ({ listeners }) => (listeners === null ? '–' : formats.number(listeners)),
  kind: 'number',
  align: 'end',
  firstDirection: 'desc',
  minWidth: 104,
  priority: 3,
});

const audioColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'audio',
  header: i18n._(msg`Audio`),
  accessor: ({ codec, bitrateKbps }) => (codec === null ? null : `${codec} ${bitrateKbps ?? ''}`),
  cell: (row) => <Audio service={row} />,
  sortable: false,
  minWidth: 140,
  priority: 'hidden',
});

function Audio({ service: { codec, bitrateKbps } }: { service: StreamingServiceRow }) {
  return useAudio({ codec, bitrateKbps }) ?? '–';
}

const checkedColumn = ({ i18n, timeZone }: ColumnContext): Column => ({
  id: 'checked',
  header: i18n._(msg({ message: 'Checked', context: 'a stream' })),
  accessor: ({ checkedAt }) => checkedAt,
  cell: ({ checkedAt }) => (checkedAt === null ? '–' : <Timestamp at={checkedAt} timeZone={timeZone} />),
  firstDirection: 'desc',
  minWidth: 110,
  priority: 'hidden',
});

const stationsColumn = ({ i18n, formats }: ColumnContext): Column => ({
  id: 'stations',
  header: i18n._(msg`Stations`),
  accessor: ({ stationCount }) => stationCount,
  cell: ({ stationCount }) => formats.number(stationCount),
  sortable: false,
  kind: 'number',
  align: 'end',
  minWidth: 90,
  priority: 'hidden',
});

const pollColumn = ({ i18n, formats }: ColumnContext): Column => ({
  id: 'poll',
  header: i18n._(msg`Interval`),
  accessor: ({ pollS }) => pollS,
  cell: ({ pollS, type }) => (type === 'cast' ? '–' : formats.duration(pollS)),
  sortable: false,
  kind: 'number',
  align: 'end',
  minWidth: 90,
  priority: 'hidden',
});

const createdColumn = ({ i18n, timeZone }: ColumnContext): Column => ({
  id: 'created',
  header: i18n._(msg({ message: 'Added', context: 'a streaming service' })),
  accessor: ({ createdAt }) => createdAt,
  cell: ({ createdAt }) => <Timestamp at={createdAt} timeZone={timeZone} />,
  align: 'end',
  firstDirection: 'desc',
  priority: 'hidden',
});
