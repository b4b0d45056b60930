import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
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
import { playerNameOf } from '#/features/cast/listeners/player-names.ts';
import { serverClock } from '#/lib/server-clock.ts';

type Column = DataTableColumn<Listener>;
type CountryName = ReturnType<typeof useCountryName>;

/** Columns of the listeners table. The stream column appears only if there are several streams. */
export function useListenerColumns(
  { countries, classes }: ListenerCounts,
  {
    timeZone,
    streams,
  }: { timeZone: string | undefined; streams: readonly Pick<CastStream, 'mount' | 'name'>[] },
): Column[] {
  const { i18n } = useLingui();
  const nameOf = useCountryName();
  // Stable while the options are equal; otherwise every join would rebuild the table.
  const codes = sortedKey(countries.map(({ value }) => value ?? ''));
  const kinds = sortedKey(classes.map(({ value }) => value));
  const names = streams.map(({ mount, name }) => `${mount} ${name}`).join('\n');
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  return useMemo(() => {
    const nameOfMount = new Map(
      names.split('\n').map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
    );
    return [
      countryColumn(i18n, nameOf, codes.split(',')),
      addressColumn(i18n),
      playerColumn(i18n),
      classColumn(i18n, kinds.split(',')),
      ...(nameOfMount.size > 1 ? [streamColumn(i18n, nameOfMount)] : []),
      sinceColumn(i18n, timeZone),
      listeningColumn(i18n),
      returningColumn(i18n),
      referrerColumn(i18n),
    ];
  }, [locale, nameOf, codes, kinds, names, timeZone]);
}

const sortedKey = (values: readonly string[]) => [...values].sort().join();

const countryColumn = (i18n: I18n, nameOf: CountryName, codes: readonly string[]): Column => ({
  id: 'country',
  header: i18n._(msg`Country`),
  accessor: ({ country }) => country ?? '',
  cell: ({ country }) => <NamedCountry code={country} name={nameOf(country)} />,
  searchable: ({ country }) => `${nameOf(country)} ${country ?? ''}`,
  csv: ({ country }) => country ?? '',
  filter: {
    kind: 'values',
    options: codes.map((code) => ({ value: code, label: nameOf(code === '' ? null : code) })),
  },
  rowHeader: true,
  hideable: false,
  minWidth: 152,
});

const addressColumn = (i18n: I18n): Column => ({
  id: 'address',
  header: i18n._(msg`Address`),
  accessor: ({ address }) => address,
  cell: ({ address }) => <bdi>{address}</bdi>,
  searchable: true,
  priority: 3,
});

const playerColumn = (i18n: I18n): Column => ({
  id: 'player',
  header: i18n._(msg`Player`),
  accessor: ({ player }) => (player === null ? '' : playerNameOf(i18n, player)),
  cell: ({ player, sample }) => <PlayerName player={player} sample={sample} />,
  searchable: ({ player, agent }) => `${playerNameOf(i18n, player)} ${player ?? ''} ${agent ?? ''}`,
});

const classColumn = (i18n: I18n, kinds: readonly string[]): Column => ({
  id: 'class',
  header: i18n._(msg({ message: 'Type', context: 'kind of player' })),
  accessor: (listener) => listener.class,
  cell: ({ class: kind }) => <ClassLabel kind={kind} label={i18n._(classNames[kind])} />,
  minWidth: 136,
  filter: {
    kind: 'values',
    options: kinds.flatMap((kind) =>
      kind in classNames ? [{ value: kind, label: i18n._(classNames[kind as Listener['class']]) }] : [],
    ),
  },
});

const streamColumn = (i18n: I18n, nameOfMount: ReadonlyMap<string, string>): Column => ({
  id: 'stream',
  header: i18n._(msg`Stream`),
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

const sinceColumn = (i18n: I18n, timeZone: string | undefined): Column => ({
  id: 'since',
  header: i18n._(msg({ message: 'Connected', context: 'since when' })),
  accessor: ({ startedAt }) => Date.parse(startedAt),
  cell: ({ startedAt }) => <Timestamp at={startedAt} timeZone={timeZone} />,
  csv: ({ startedAt }) => startedAt,
  kind: 'number',
  align: 'end',
  firstDirection: 'desc',
  priority: 3,
  minWidth: 100,
});

const listeningColumn = (i18n: I18n): Column => ({
  id: 'listening',
  header: i18n._(msg`Listening time`),
  // Sorted by start time, because listening time grows equally for all.
  accessor: ({ startedAt }) => -Date.parse(startedAt),
  cell: ({ startedAt }) => <Listening since={startedAt} />,
  csv: ({ startedAt }) => Math.max(0, Math.round((serverClock.now() - Date.parse(startedAt)) / 1000)),
  kind: 'number',
  align: 'end',
  firstDirection: 'desc',
  priority: 1,
});

const returningColumn = (i18n: I18n): Column => ({
  id: 'returning',
  header: i18n._(msg`Returning`),
  accessor: ({ returning }) =>
    returning ? i18n._(msg`Returning`) : i18n._(msg({ message: 'New', context: 'listener' })),
  priority: 3,
  minWidth: 100,
});

const referrerColumn = (i18n: I18n): Column => ({
  id: 'referrer',
  header: i18n._(msg`Page`),
  accessor: ({ referrer }) => referrer ?? '',
  cell: ({ referrer }) => <bdi>{referrer === null ? '–' : hostOf(referrer)}</bdi>,
  searchable: true,
  priority: 'hidden',
  minWidth: 90,
});

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
