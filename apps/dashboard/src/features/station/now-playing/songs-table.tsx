import { Trans } from '@lingui/react/macro';
import type { Song } from '@unmuted/api';
import { DataTable, DataTableFilter, type DataTableProps } from '@unmuted/ui/data-table';
import { DropdownMenuItem } from '@unmuted/ui/dropdown-menu';
import { EyeIcon, EyeOffIcon, PencilIcon, RotateCwIcon } from '@unmuted/ui/icons';
import { type ReactNode, useMemo } from 'react';
import { useNowPlayingStation } from '#/features/station/now-playing/now-playing-context.ts';
import { useCorrection } from '#/features/station/now-playing/use-correction.tsx';
import { useCover } from '#/features/station/now-playing/use-cover.tsx';
import { useSongColumns } from '#/features/station/now-playing/use-song-columns.tsx';
import { useSongsSearch } from '#/features/station/now-playing/use-songs-search.ts';

export interface SongsTableProps
  extends Pick<DataTableProps<Song>, 'label' | 'search' | 'onSearchChange' | 'paged' | 'loading' | 'failed'> {
  songs: readonly Song[];
  /** Times have their date. */
  hasDates?: boolean;
  /** The stream is heard: the song without an end is on air. */
  isOnAir?: boolean;
  emptyState: DataTableProps<Song>['empty'];
  toolbar: ReactNode;
  tools?: ReactNode;
  footer?: ReactNode;
  onCorrect: (song: Song) => void;
}

const keyOf = ({ id }: Song) => id;

/** Songs and other texts with their time, filtered by kind. */
export function SongsTable(props: SongsTableProps) {
  const { songs, hasDates = false, isOnAir = false, emptyState, onCorrect, ...table } = props;
  const { isFixed } = useNowPlayingStation();
  const [{ songKind }, changeSearch] = useSongsSearch();
  const columns = useSongColumns({ hasDates, isSortable: table.paged === undefined, isOnAir });
  // A stable reference: the table treats a new object as a new query.
  const filters = useMemo(() => (songKind ? { kind: { values: [songKind] } } : {}), [songKind]);
  return (
    <DataTable
      {...table}
      columns={columns}
      empty={emptyState}
      filters={filters}
      maxHeight="33rem"
      onFiltersChange={({ kind: next }) => {
        // One kind at a time: another replaces the first.
        const chosen = next && 'values' in next ? next.values.at(-1) : undefined;
        changeSearch({ songKind: chosen as Song['kind'] | undefined, page: undefined });
      }}
      rowActions={isFixed ? undefined : (song) => <SongActions onCorrect={onCorrect} song={song} />}
      rowKey={keyOf}
      rowLabel={({ title, raw }) => title ?? raw}
      rows={songs}
    />
  );
}

/** The filter of the table. */
export function KindFilter() {
  return <DataTableFilter column="kind" />;
}

function SongActions({ song, onCorrect }: { song: Song } & Pick<SongsTableProps, 'onCorrect'>) {
  const { undo } = useCorrection();
  const changeCover = useCover();
  const { cover } = song;
  return (
    <>
      <DropdownMenuItem onSelect={() => onCorrect(song)}>
        <PencilIcon />
        <Trans>Correct…</Trans>
      </DropdownMenuItem>
      {song.isCorrected && (
        <DropdownMenuItem onSelect={() => undo(song)}>
          <RotateCwIcon />
          <Trans>Remove the correction</Trans>
        </DropdownMenuItem>
      )}
      {cover && (
        <DropdownMenuItem onSelect={() => void changeCover(song, !cover.isHidden)}>
          {cover.isHidden ? <EyeIcon /> : <EyeOffIcon />}
          {cover.isHidden ? <Trans>Show the cover</Trans> : <Trans>Hide the cover</Trans>}
        </DropdownMenuItem>
      )}
    </>
  );
}
