import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AdminCastRow } from '@unmuted/api';
import { type DataTableColumn, DataTableLines } from '@unmuted/ui/data-table';
import { Link as TextLink } from '@unmuted/ui/link';
import { useMemo } from 'react';
import { CastStatus, castStateNames } from '#/components/cast-status/cast-status.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { states } from '#/features/admin/casts/admin-casts.search.ts';
import type { Formats } from '#/i18n/format.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

type Column = DataTableColumn<AdminCastRow>;

interface ColumnContext {
  readonly i18n: I18n;
  readonly formats: Formats;
  readonly timeZone: string | undefined;
}

/** Columns of the staff's cast list. Their IDs are the sort keys of the API. */
export function useCastColumns(): Column[] {
  const { i18n } = useLingui();
  const formats = useFormats();
  const timeZone = useTimeZone();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  return useMemo(() => {
    const context = { i18n, formats, timeZone };
    return [
      nameColumn(context),
      customerColumn(context),
      stateColumn(context),
      listenersColumn(context),
      limitColumn(context),
      streamsColumn(context),
      sourceColumn(context),
      serverColumn(context),
      createdColumn(context),
    ];
  }, [locale, formats, timeZone]);
}

const nameColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'name',
  header: i18n._(msg`Cast`),
  accessor: ({ name }) => name,
  cell: ({ name, username }) => (
    <DataTableLines first={<NameLink name={name} username={username} />} second={username} />
  ),
  card: ({ name, username }) => <NameLink name={name} username={username} />,
  rowHeader: true,
  hideable: false,
  minWidth: 180,
});

const customerColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'customer',
  header: i18n._(msg`Customer`),
  accessor: ({ customer }) => customer.company ?? customer.name,
  cell: ({ customer }) => (
    <DataTableLines
      first={<bdi>{customer.company ?? customer.name}</bdi>}
      second={<bdi>{customer.email}</bdi>}
    />
  ),
  card: ({ customer }) => <bdi>{customer.company ?? customer.name}</bdi>,
  minWidth: 180,
});

const stateColumn = ({ i18n, timeZone }: ColumnContext): Column => ({
  id: 'state',
  header: i18n._(msg`State`),
  accessor: ({ state }) => state,
  cell: ({ state, since }) => (
    <DataTableLines
      first={<CastStatus appearance="plain" state={state} />}
      second={
        since && (
          <Trans>
            since <Timestamp at={since} timeZone={timeZone} />
          </Trans>
        )
      }
    />
  ),
  card: ({ state }) => <CastStatus appearance="plain" state={state} />,
  minWidth: 176,
  priority: 1,
  filter: {
    kind: 'values',
    options: states.map((value) => ({ value, label: i18n._(castStateNames[value]) })),
  },
});

const listenersColumn = ({ i18n, formats }: ColumnContext): Column => ({
  id: 'listeners',
  header: i18n._(msg`Listeners`),
  accessor: ({ listeners }) => listeners,
  cell: ({ listeners }) => (listeners === null ? '–' : formats.number(listeners)),
  card: ({ listeners, listenerLimit }) => {
    const part = listeners === null ? '–' : formats.number(listeners);
    const most = formats.number(listenerLimit);
    return i18n._(msg`${part} of ${most}`);
  },
  kind: 'number',
  align: 'end',
  firstDirection: 'desc',
  minWidth: 100,
});

const limitColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'limit',
  header: i18n._(msg({ message: 'Limit', context: 'of listeners' })),
  accessor: ({ listenerLimit }) => listenerLimit,
  kind: 'number',
  align: 'end',
  firstDirection: 'desc',
  minWidth: 90,
  priority: 'hidden',
});

const streamsColumn = ({ i18n, formats }: ColumnContext): Column => ({
  id: 'streams',
  header: i18n._(msg`Streams`),
  accessor: ({ streamCount }) => streamCount,
  cell: ({ streamCount, bitrate }) =>
    [formats.number(streamCount), bitrate !== null && `${formats.number(bitrate)} kbps`]
      .filter(Boolean)
      .join(' · '),
  sortable: false,
  align: 'end',
  minWidth: 120,
  priority: 'hidden',
});

const sourceColumn = ({ i18n, timeZone }: ColumnContext): Column => ({
  id: 'source',
  header: i18n._(msg`Last source`),
  accessor: ({ lastSourceAt }) => lastSourceAt,
  cell: ({ state, lastSourceAt }) => {
    if (state === 'live') return i18n._(msg({ message: 'Now', context: 'when the last source was there' }));
    return lastSourceAt === null ? '–' : <Timestamp at={lastSourceAt} timeZone={timeZone} />;
  },
  align: 'end',
  firstDirection: 'desc',
  priority: 'hidden',
});

const serverColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'server',
  header: i18n._(msg`Server`),
  accessor: ({ server }) => server,
  cell: ({ server }) => <bdi>{server}</bdi>,
  sortable: false,
  priority: 'hidden',
});

const createdColumn = ({ i18n, timeZone }: ColumnContext): Column => ({
  id: 'created',
  header: i18n._(msg({ message: 'Created', context: 'a cast' })),
  accessor: ({ createdAt }) => createdAt,
  cell: ({ createdAt }) => <Timestamp at={createdAt} timeZone={timeZone} />,
  align: 'end',
  firstDirection: 'desc',
  priority: 'hidden',
});

function NameLink({ name, username }: Pick<AdminCastRow, 'name' | 'username'>) {
  return (
    <TextLink asChild>
      <Link params={{ username }} to="/admin/cast/$username">
        <bdi>{name}</bdi>
      </Link>
    </TextLink>
  );
}
