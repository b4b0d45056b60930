import { useLingui } from '@lingui/react/macro';
import type { CastStream, Listener } from '@unmuted/api';
import type { DataTableColumn } from '@unmuted/ui/data-table';
import { useMemo } from 'react';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import {
  ClassLabel,
  classNames,
  Listening,
  NamedCountry,
  PlayerName,
  useCountryName,
} from '#/features/cast/listeners/listener.messages.tsx';
import type { ListenerCounts } from '#/features/cast/listeners/listener-counts.ts';
import { serverClock } from '#/lib/server-clock.ts';

/** Columns of the listeners table. The stream column appears only if there are several streams. */
export function useListenerColumns(
  { countries, classes }: ListenerCounts,
  {
    timeZone,
    streams,
  }: { timeZone: string | undefined; streams: readonly Pick<CastStream, 'mount' | 'name'>[] },
): DataTableColumn<Listener>[] {
  const { t, i18n } = useLingui();
  const nameOf = useCountryName();
  // Stable while the options are equal; otherwise every join would rebuild the table.
  const codes = countries
    .map(({ value }) => value ?? '')
    .sort()
    .join();
  const kinds = classes
    .map(({ value }) => value)
    .sort()
    .join();
  const names = streams.map(({ mount, name }) => `${mount} ${name}`).join('\n');
  return useMemo(() => {
    const columns: DataTableColumn<Listener>[] = [
      {
        id: 'country',
        header: t`Country`,
        accessor: ({ country }) => country ?? '',
        cell: ({ country }) => <NamedCountry code={country} name={nameOf(country)} />,
        searchable: ({ country }) => `${nameOf(country)} ${country ?? ''}`,
        csv: ({ country }) => country ?? '',
        filter: {
          kind: 'values',
          options: codes
            .split(',')
            .map((code) => ({ value: code, label: nameOf(code === '' ? null : code) })),
        },
        rowHeader: true,
        hideable: false,
        minWidth: 152,
      },
      {
        id: 'address',
        header: t`Address`,
        accessor: ({ address }) => address,
        cell: ({ address }) => <bdi>{address}</bdi>,
        searchable: true,
        priority: 3,
      },
      {
        id: 'player',
        header: t`Player`,
        accessor: ({ player }) => player ?? '',
        cell: ({ player }) => <PlayerName player={player} />,
        searchable: ({ player, agent }) => `${player ?? ''} ${agent ?? ''}`,
      },
      {
        id: 'class',
        header: t({ message: 'Type', context: 'kind of player' }),
        accessor: (listener) => listener.class,
        cell: ({ class: kind }) => <ClassLabel kind={kind} label={i18n._(classNames[kind])} />,
        minWidth: 136,
        filter: {
          kind: 'values',
          options: kinds
            .split(',')
            .flatMap((kind) =>
              kind in classNames
                ? [{ value: kind, label: i18n._(classNames[kind as Listener['class']]) }]
                : [],
            ),
        },
      },
      {
        id: 'since',
        header: t({ message: 'Connected', context: 'since when' }),
        accessor: ({ startedAt }) => Date.parse(startedAt),
        cell: ({ startedAt }) => <Timestamp at={startedAt} timeZone={timeZone} />,
        csv: ({ startedAt }) => startedAt,
        kind: 'number',
        align: 'end',
        firstDirection: 'desc',
        priority: 3,
        minWidth: 100,
      },
      {
        id: 'listening',
        header: t`Listening time`,
        // Sorted by start time, because listening time grows equally for all.
        accessor: ({ startedAt }) => -Date.parse(startedAt),
        cell: ({ startedAt }) => <Listening since={startedAt} />,
        csv: ({ startedAt }) => Math.max(0, Math.round((serverClock.now() - Date.parse(startedAt)) / 1000)),
        kind: 'number',
        align: 'end',
        firstDirection: 'desc',
        priority: 1,
      },
      {
        id: 'returning',
        header: t`Returning`,
        accessor: ({ returning }) => (returning ? t`Returning` : t({ message: 'New', context: 'listener' })),
        priority: 3,
        minWidth: 100,
      },
      {
        id: 'referrer',
        header: t`Page`,
        accessor: ({ referrer }) => referrer ?? '',
        cell: ({ referrer }) => <bdi>{referrer === null ? '–' : hostOf(referrer)}</bdi>,
        searchable: true,
        priority: 'hidden',
        minWidth: 90,
      },
    ];
    const nameOfMount = new Map(
      names.split('\n').map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
    );
    if (nameOfMount.size > 1)
      columns.splice(4, 0, {
        id: 'stream',
        header: t`Stream`,
        accessor: ({ mount }) => mount,
        cell: ({ mount }) => <bdi>{nameOfMount.get(mount) ?? mount}</bdi>,
        searchable: ({ mount }) => `${nameOfMount.get(mount) ?? ''} ${mount}`,
        csv: ({ mount }) => mount,
        priority: 3,
        minWidth: 96,
        filter: {
          kind: 'values',
          options: [...nameOfMount].map(([mount, name]) => ({ value: mount, label: name })),
        },
      });
    return columns;
  }, [t, i18n, nameOf, codes, kinds, names, timeZone]);
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
