import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { NowPlayingFleetRow } from '@unmuted/api';
import { type DataTableColumn, DataTableLines } from '@unmuted/ui/data-table';
import { Link as TextLink } from '@unmuted/ui/link';
import { useMemo } from 'react';
import { serviceTypeNames } from '#/components/service-type/service-type.messages.ts';
import { FeedProblem } from '#/components/song-text/feed-problem.tsx';
import { sourceNames } from '#/components/song-text/song-text.messages.ts';
import { StreamStatus } from '#/components/stream-status/stream-status.tsx';
import { type FleetFilter, fleetFilters } from '#/features/admin/now-playing/now-playing-fleet.search.ts';
import { PlayingLine, PlayingSince, PlayingText } from '#/features/admin/now-playing/playing-text.tsx';
import { shareText } from '#/features/admin/now-playing/share-text.ts';
import type { Formats } from '#/i18n/format.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

type Column = DataTableColumn<NowPlayingFleetRow>;

interface ColumnContext {
  readonly i18n: I18n;
  readonly formats: Formats;
  readonly timeZone: string | undefined;
}

/** Columns of the list of stations. The ids of those that sort are the sort keys of the API. */
export function useFleetColumns(): Column[] {
  const { i18n } = useLingui();
  const formats = useFormats();
  const timeZone = useTimeZone();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  return useMemo(() => {
    const context = { i18n, formats, timeZone };
    return [
      stationColumn(context),
      customerColumn(context),
      textColumn(context),
      sinceColumn(context),
      listenersColumn(context),
      textsColumn(context),
      unknownColumn(context),
      stateColumn(context),
    ];
  }, [locale, formats, timeZone]);
}

const stationColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'station',
  header: i18n._(msg`Station`),
  accessor: ({ name }) => name,
  cell: ({ stationId, name, type, source, customer }) => (
    <DataTableLines
      first={
        <TextLink asChild>
          <Link hash={stationId} params={{ id: customer.id }} to="/admin/customers/$id">
            <bdi>{name}</bdi>
          </Link>
        </TextLink>
      }
      second={
        type === null
          ? i18n._(msg`No stream`)
          : `${i18n._(serviceTypeNames[type])} · ${i18n._(sourceNames[source])}`
      }
    />
  ),
  card: ({ name }) => <bdi>{name}</bdi>,
  rowHeader: true,
  hideable: false,
  minWidth: 180,
  grow: 1.5,
});

const customerColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'customer',
  header: i18n._(msg`Customer`),
  accessor: ({ customer }) => customer.company ?? customer.name,
  cell: ({ customer }) => (
    <TextLink asChild>
      <Link params={{ id: customer.id }} to="/admin/customers/$id">
        <bdi>{customer.company ?? customer.name}</bdi>
      </Link>
    </TextLink>
  ),
  minWidth: 120,
  priority: 3,
});

const textColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'text',
  header: i18n._(msg({ message: 'Plays', context: 'song of a station' })),
  accessor: ({ song }) => song?.raw ?? null,
  cell: ({ song }) => <PlayingText song={song} />,
  card: (row) => (
    <>
      <PlayingLine song={row.song} />
      <Problems className="block text-12" row={row} />
    </>
  ),
  sortable: false,
  minWidth: 170,
  grow: 1.5,
  priority: 2,
});

const sinceColumn = ({ i18n, timeZone }: ColumnContext): Column => ({
  id: 'song',
  header: i18n._(msg({ message: 'For', context: 'how long a song has played' })),
  accessor: ({ song }) => song?.startedAt ?? null,
  cell: ({ song, state, listeners }) =>
    song === null ? (
      '–'
    ) : (
      <PlayingSince
        at={song.startedAt}
        isHeard={state === 'on_air' && listeners !== null && listeners > 0}
        timeZone={timeZone}
      />
    ),
  minWidth: 128,
  priority: 3,
});

const listenersColumn = ({ i18n, formats }: ColumnContext): Column => ({
  id: 'listeners',
  header: i18n._(msg`Listeners`),
  accessor: ({ listeners }) => listeners,
  cell: ({ listeners }) => (listeners === null ? '–' : formats.number(listeners)),
  sortable: false,
  kind: 'number',
  align: 'end',
  minWidth: 84,
  priority: 'hidden',
});

const textsColumn = ({ i18n, formats }: ColumnContext): Column => ({
  id: 'texts',
  header: i18n._(msg`Texts, 24 h`),
  accessor: ({ texts24h }) => texts24h,
  cell: ({ texts24h }) => formats.number(texts24h),
  kind: 'number',
  align: 'end',
  firstDirection: 'desc',
  minWidth: 100,
  priority: 'hidden',
});

const unknownColumn = ({ i18n, formats }: ColumnContext): Column => ({
  id: 'unknown',
  header: i18n._(msg({ message: 'Unknown', context: 'kind of text' })),
  accessor: ({ texts24h, unknown24h }) => (texts24h === 0 ? null : unknown24h / texts24h),
  cell: (row) => <UnknownShare formats={formats} row={row} />,
  card: (row) =>
    row.unknown24h > 0 && (
      <Trans>
        <UnknownShare formats={formats} row={row} /> unknown
      </Trans>
    ),
  kind: 'number',
  align: 'end',
  firstDirection: 'desc',
  minWidth: 88,
  priority: 3,
});

/** Shares from here on stand out. */
const notableShare = 0.2;

function UnknownShare({ formats, row }: { formats: Formats; row: NowPlayingFleetRow }) {
  const { texts24h, unknown24h } = row;
  if (texts24h === 0) return '–';
  return (
    <span className={unknown24h / texts24h >= notableShare ? 'font-medium text-silent-text' : undefined}>
      {shareText(formats, unknown24h, texts24h)}
    </span>
  );
}

const filterNames = {
  playing: msg`Playing a song`,
  stale: msg`Stale`,
  unknown: msg`With unknown texts`,
  feed_failing: msg`Page fails`,
  paused: msg`Paused`,
} as const satisfies Readonly<Record<FleetFilter, unknown>>;

const stateColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'show',
  header: i18n._(msg`State`),
  accessor: ({ state }) => state,
  cell: (row) => (
    <DataTableLines
      first={<StreamStatus appearance="plain" state={row.state} />}
      second={<Problems row={row} />}
    />
  ),
  card: ({ state }) => <StreamStatus appearance="plain" state={state} />,
  sortable: false,
  minWidth: 224,
  grow: 1.5,
  priority: 1,
  filter: {
    kind: 'values',
    options: fleetFilters.map((value) => ({ value, label: i18n._(filterNames[value]) })),
  },
});

/** What keeps songs of the station from being recorded. */
function Problems({
  row: { isPaused, feedProblem },
  className,
}: {
  row: NowPlayingFleetRow;
  className?: string;
}) {
  if (!isPaused && feedProblem === null) return null;
  return (
    <span className={className}>
      {isPaused && <Trans>Recording paused</Trans>}
      {isPaused && feedProblem !== null && ' · '}
      {feedProblem !== null && (
        <span className="text-danger-text">
          <FeedProblem code={feedProblem} />
        </span>
      )}
    </span>
  );
}
