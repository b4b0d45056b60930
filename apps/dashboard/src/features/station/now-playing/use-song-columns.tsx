import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { Song } from '@unmuted/api';
import type { DataTableColumn } from '@unmuted/ui/data-table';
import { CircleQuestionMarkIcon, MinusIcon, PencilIcon } from '@unmuted/ui/icons';
import { Pulse } from '@unmuted/ui/pulse';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import { useMemo } from 'react';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { kindNames } from '#/features/station/now-playing/now-playing.messages.ts';
import { songKinds } from '#/features/station/now-playing/now-playing.search.ts';
import { useNowPlayingStation } from '#/features/station/now-playing/now-playing-context.ts';
import { SongArt } from '#/features/station/now-playing/song-art.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

interface SongColumnOptions {
  hasDates: boolean;
  /** All rows are there, so that the table can sort them. */
  isSortable: boolean;
  isOnAir: boolean;
}

/** The columns of songs. */
export function useSongColumns({
  hasDates,
  isSortable,
  isOnAir,
}: SongColumnOptions): DataTableColumn<Song>[] {
  const { t } = useWords();
  const { i18n } = useLingui();
  const formats = useFormats();
  const { timeZone } = useNowPlayingStation();
  return useMemo(
    () => [
      {
        id: 'time',
        header: t`Time`,
        accessor: ({ startedAt }) => Date.parse(startedAt),
        kind: 'number',
        sortable: isSortable,
        firstDirection: 'desc',
        width: hasDates ? 184 : 88,
        cell: ({ startedAt }) => (
          <span className="text-fg-muted tabular-nums">
            {hasDates ? (
              <time dateTime={startedAt}>{formats.dateTime(new Date(startedAt), timeZone)}</time>
            ) : (
              <Timestamp at={startedAt} timeZone={timeZone} />
            )}
          </span>
        ),
      },
      {
        id: 'song',
        header: t`Song`,
        accessor: ({ title, raw }) => title ?? raw,
        searchable: ({ raw, artist, title, album }) =>
          [raw, artist, title, album].filter((part) => part !== null).join(' '),
        sortable: isSortable,
        rowHeader: true,
        minWidth: 200,
        grow: 3,
        cell: (song) => <SongName isOnAir={isOnAir} song={song} />,
      },
      {
        id: 'kind',
        header: t`Kind`,
        accessor: ({ kind }) => kind,
        filter: {
          kind: 'values',
          options: songKinds.map((value) => ({ value, label: i18n._(kindNames[value]) })),
        },
        sortable: isSortable,
        width: 148,
        cell: (song) => <Kind song={song} />,
      },
      {
        id: 'listeners',
        header: t`Listeners`,
        accessor: ({ listeners }) => listeners,
        kind: 'number',
        align: 'end',
        sortable: isSortable,
        firstDirection: 'desc',
        width: 92,
        cell: ({ listeners }) => (listeners === null ? '–' : formats.number(listeners)),
      },
    ],
    [t, i18n, formats, timeZone, hasDates, isSortable, isOnAir],
  );
}

/** Title and artist, or the text as received. Texts come from the station: any direction and length. */
function SongName({ song, isOnAir }: { song: Song; isOnAir: boolean }) {
  const { kind, raw, title, artist, endedAt } = song;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <SongArt size="row" song={song} />
      {kind === 'song' && title !== null ? (
        <span className="min-w-0 truncate">
          <bdi className="me-1 font-medium">{title}</bdi>{' '}
          {artist !== null && <bdi className="font-normal text-fg-muted">{artist}</bdi>}
        </span>
      ) : (
        <code className="min-w-0 truncate font-mono font-normal text-fg-muted">
          <bdi>{raw}</bdi>
        </code>
      )}
      {isOnAir && endedAt === null && (
        <>
          <Pulse className="ms-1" />
          <VisuallyHidden>
            <Trans>On air now</Trans>
          </VisuallyHidden>
        </>
      )}
    </span>
  );
}

function Kind({ song: { kind, isCorrected } }: { song: Song }) {
  const { i18n } = useLingui();
  if (kind === 'song')
    return isCorrected ? (
      <span className="flex items-center gap-1.5 text-fg-muted">
        <PencilIcon className="size-3.5 flex-none" />
        <Trans>Corrected</Trans>
      </span>
    ) : (
      <span className="text-fg-muted">{i18n._(kindNames.song)}</span>
    );
  if (kind === 'none')
    return (
      <span className="flex items-center gap-1.5 font-medium text-silent-text">
        <CircleQuestionMarkIcon className="size-3.5 flex-none" />
        {i18n._(kindNames.none)}
      </span>
    );
  return (
    <span className="flex items-center gap-1.5 text-fg-muted">
      <MinusIcon className="size-3.5 flex-none" />
      {i18n._(kindNames[kind])}
    </span>
  );
}
