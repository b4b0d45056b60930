import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AdminCastRow } from '@unmuted/api';
import { type DataTableColumn, DataTableLines } from '@unmuted/ui/data-table';
import { Link as TextLink } from '@unmuted/ui/link';
import { useMemo } from 'react';
import { CastStatus, castStateNames } from '#/components/cast-status/cast-status.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { states } from '#/features/admin/casts/admin-casts.search.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

/** Columns of the staff's cast list. Their IDs are the sort keys of the API. */
export function useCastColumns(): DataTableColumn<AdminCastRow>[] {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const timeZone = useTimeZone();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t`Cast`,
        accessor: ({ name }) => name,
        cell: ({ name, username }) => (
          <DataTableLines first={<NameLink name={name} username={username} />} second={username} />
        ),
        card: ({ name, username }) => <NameLink name={name} username={username} />,
        rowHeader: true,
        hideable: false,
        minWidth: 180,
      },
      {
        id: 'customer',
        header: t`Customer`,
        accessor: ({ customer }) => customer.company ?? customer.name,
        cell: ({ customer }) => (
          <DataTableLines
            first={<bdi>{customer.company ?? customer.name}</bdi>}
            second={<bdi>{customer.email}</bdi>}
          />
        ),
        card: ({ customer }) => <bdi>{customer.company ?? customer.name}</bdi>,
        minWidth: 180,
      },
      {
        id: 'state',
        header: t`State`,
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
      },
      {
        id: 'listeners',
        header: t`Listeners`,
        accessor: ({ listeners }) => listeners,
        cell: ({ listeners }) => (listeners === null ? '–' : formats.number(listeners)),
        card: ({ listeners, listenerLimit }) => {
          const part = listeners === null ? '–' : formats.number(listeners);
          const most = formats.number(listenerLimit);
          return t`${part} of ${most}`;
        },
        kind: 'number',
        align: 'end',
        firstDirection: 'desc',
        minWidth: 100,
      },
      {
        id: 'limit',
        header: t({ message: 'Limit', context: 'of listeners' }),
        accessor: ({ listenerLimit }) => listenerLimit,
        kind: 'number',
        align: 'end',
        firstDirection: 'desc',
        minWidth: 90,
        priority: 'hidden',
      },
      {
        id: 'streams',
        header: t`Streams`,
        accessor: ({ streamCount }) => streamCount,
        cell: ({ streamCount, bitrate }) =>
          [formats.number(streamCount), bitrate !== null && `${formats.number(bitrate)} kbps`]
            .filter(Boolean)
            .join(' · '),
        sortable: false,
        align: 'end',
        minWidth: 120,
        priority: 'hidden',
      },
      {
        id: 'source',
        header: t`Last source`,
        accessor: ({ lastSourceAt }) => lastSourceAt,
        cell: ({ state, lastSourceAt }) => {
          if (state === 'live') return t({ message: 'Now', context: 'when the last source was there' });
          return lastSourceAt === null ? '–' : <Timestamp at={lastSourceAt} timeZone={timeZone} />;
        },
        align: 'end',
        firstDirection: 'desc',
        priority: 'hidden',
      },
      {
        id: 'server',
        header: t`Server`,
        accessor: ({ server }) => server,
        cell: ({ server }) => <bdi>{server}</bdi>,
        sortable: false,
        priority: 'hidden',
      },
      {
        id: 'created',
        header: t({ message: 'Created', context: 'a cast' }),
        accessor: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => <Timestamp at={createdAt} timeZone={timeZone} />,
        align: 'end',
        firstDirection: 'desc',
        priority: 'hidden',
      },
    ],
    [t, i18n, formats, timeZone],
  );
}

function NameLink({ name, username }: Pick<AdminCastRow, 'name' | 'username'>) {
  return (
    <TextLink asChild>
      <Link params={{ username }} to="/admin/cast/$username">
        <bdi>{name}</bdi>
      </Link>
    </TextLink>
  );
}
