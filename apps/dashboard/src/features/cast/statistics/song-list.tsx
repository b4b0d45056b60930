import { useLingui } from '@lingui/react/macro';
import { Table, type TableColumn } from '@unmuted/ui/table';
import { Definition } from '#/features/cast/statistics/definition.tsx';
import { useSongFigures } from '#/features/cast/statistics/song.messages.ts';
import { gainOf, type Song } from '#/features/cast/statistics/songs.ts';

export interface SongListProps {
  caption: string;
  songs: readonly Song[];
}

/** The top songs. Unknown values are shown as a dash, never as 0. */
export function SongList({ caption, songs }: SongListProps) {
  const { t } = useLingui();
  const figures = useSongFigures();
  const columns: TableColumn<Song>[] = [
    {
      id: 'song',
      header: t`Song`,
      rowHeader: true,
      // Titles come from the encoder: any text direction and length.
      cell: ({ title }) => <bdi className="wrap-anywhere">{title}</bdi>,
    },
    { id: 'plays', header: t`Plays`, align: 'end', cell: ({ plays }) => figures.count(plays) },
    {
      id: 'start',
      header: t`At the start`,
      align: 'end',
      cell: ({ atStart }) => <span className="text-fg-muted">{figures.mean(atStart)}</span>,
    },
    {
      id: 'end',
      header: t`At the end`,
      align: 'end',
      cell: ({ atEnd }) => <span className="text-fg-muted">{figures.mean(atEnd)}</span>,
    },
    {
      id: 'gain',
      header: t`Gained or lost`,
      align: 'end',
      cell: (song) => <span className={toneOf(gainOf(song))}>{figures.gain(song)}</span>,
    },
    {
      id: 'tune-outs',
      header: t`Tune-outs`,
      align: 'end',
      cell: ({ tuneOuts }) => figures.count(tuneOuts),
    },
  ];
  return (
    <>
      <Table
        caption={caption}
        className="-mx-(--card-pad) mt-3 w-[calc(100%+2*var(--card-pad))]"
        columns={columns}
        density="compact"
        rowKey={({ title }) => title}
        rows={songs}
      />
      <p className="mt-3 flex items-center gap-1 text-13 text-fg-muted" data-chrome="">
        {t`Tune-outs`}
        <Definition term={t`Tune-outs`}>
          {t`Sessions of 60 seconds or more where the listener left during the song, not because the source dropped.`}
        </Definition>
      </p>
    </>
  );
}

function toneOf(gain: number | null): string {
  if (gain === null || gain === 0) return 'text-fg-muted';
  return gain > 0 ? 'text-live-text' : 'text-danger-text';
}
