import { Trans, useLingui } from '@lingui/react/macro';
import type { NowPlaying, Song } from '@unmuted/api';
import { Card, CardHeader } from '@unmuted/ui/card';
import { DataTableSearch } from '@unmuted/ui/data-table';
import { Segmented } from '@unmuted/ui/segmented';
import { lazySection } from '#/components/lazy-part/lazy-part.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { KindFilter, SongsTable } from '#/features/station/now-playing/songs-table.tsx';
import { useSongsSearch } from '#/features/station/now-playing/use-songs-search.ts';
import { useDebouncedInput } from '#/lib/use-debounced-input.ts';

const SongHistory = lazySection(
  async () => (await import('#/features/station/now-playing/song-history.tsx')).SongHistory,
  <RowsSkeleton count={8} />,
);

const views = ['latest', 'all'] as const;

export interface SongsCardProps {
  now: NowPlaying;
  onCorrect: (song: Song) => void;
}

/** The latest songs, live, or the whole history. */
export function SongsCard({ now, onCorrect }: SongsCardProps) {
  const { t } = useLingui();
  const [search, changeSearch] = useSongsSearch();
  const view = search.songs ?? 'latest';
  const names = { latest: t`Latest 50`, all: t`All songs` };
  return (
    <Card asChild>
      <section aria-label={t`Last songs`} className="min-w-0">
        <CardHeader
          actions={
            <Segmented
              aria-label={t`Songs`}
              onValueChange={(value) =>
                changeSearch(
                  { songs: value === 'all' ? 'all' : undefined, page: undefined },
                  { isStep: true },
                )
              }
              options={views.map((value) => ({ value, label: names[value] }))}
              value={view}
            />
          }
          className="pb-3"
          title={<Trans>Last songs</Trans>}
        />
        {view === 'all' ? (
          <SongHistory onCorrect={onCorrect} />
        ) : (
          <LatestSongs now={now} onCorrect={onCorrect} />
        )}
      </section>
    </Card>
  );
}

function LatestSongs({ now, onCorrect }: SongsCardProps) {
  const { t } = useLingui();
  const [search, changeSearch] = useSongsSearch();
  // Updates the URL after a pause in typing, because it renders the whole page.
  const [q, setQ, commitQ] = useDebouncedInput(search.q ?? '', (text) => changeSearch({ q: text }));
  return (
    <SongsTable
      emptyState={{
        title: <Trans>No songs recorded yet</Trans>,
        description: <Trans>Each text that the station sends is listed here.</Trans>,
      }}
      isOnAir={now.state === 'on_air'}
      label={t`Latest songs`}
      onCorrect={onCorrect}
      onSearchChange={setQ}
      search={q}
      songs={now.songs}
      toolbar={
        <>
          <DataTableSearch maxLength={100} onBlur={commitQ} placeholder={t`Artist, title or text`} />
          <KindFilter />
        </>
      }
    />
  );
}
