import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Song } from '@unmuted/api';
import { DataTableSearch } from '@unmuted/ui/data-table';
import { DateRangePicker } from '@unmuted/ui/date-range-picker';
import { Pagination } from '@unmuted/ui/pagination';
import { songsQuery } from '#/data/now-playing/now-playing.queries.ts';
import { ExportSongs } from '#/features/station/now-playing/export-songs.tsx';
import { useNowPlayingStation } from '#/features/station/now-playing/now-playing-context.ts';
import { songRange } from '#/features/station/now-playing/song-range.ts';
import { KindFilter, SongsTable } from '#/features/station/now-playing/songs-table.tsx';
import { useSongsSearch } from '#/features/station/now-playing/use-songs-search.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { pageSizes, usualPageSize } from '#/lib/list.search.ts';
import { oneOf } from '#/lib/search-values.ts';
import { useDebouncedValue } from '#/lib/use-debounced-value.ts';
import { useLastPage } from '#/lib/use-last-page.ts';
import { useNow } from '#/lib/use-now.ts';

const presets = ['7d', '30d', '90d', 'this-month', 'last-month'] as const;
const none: readonly Song[] = [];

/** Everything that the station played in a range of days, by page. */
export function SongHistory({ onCorrect }: { onCorrect: (song: Song) => void }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { api, id, timeZone } = useNowPlayingStation();
  const [search, changeSearch] = useSongsSearch();
  const now = new Date(useNow(60_000));
  const { days, from, to } = songRange(search, now, timeZone);
  const page = search.page ?? 1;
  const pageSize = search.size ?? usualPageSize;
  // The text in the field is in the URL at once; the server is asked after a pause.
  const typed = search.q ?? '';
  const q = useDebouncedValue(typed);
  const params = { from, to, kind: search.songKind, q };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    songsQuery(api, id, { ...params, page: q === typed ? page : 1, pageSize }),
  );
  const total = data?.total ?? 0;
  useLastPage(
    data && !isPlaceholderData ? { total, rows: data.items.length } : undefined,
    { page, pageSize },
    (last) => changeSearch({ page: last }),
  );
  return (
    <SongsTable
      emptyState={{
        title: <Trans>No songs in this period</Trans>,
        description: <Trans>Choose other days, or another kind of text.</Trans>,
      }}
      failed={
        error && !data
          ? {
              title: <Trans>Couldn’t load the songs</Trans>,
              description: errorText(i18n, error),
              retrying: isFetching,
              onRetry: () => void refetch(),
            }
          : undefined
      }
      footer={
        data && (
          <Pagination
            className="min-w-0 flex-1"
            onPageChange={(next) => changeSearch({ page: next }, { isStep: true })}
            onPageSizeChange={(size) => changeSearch({ size: oneOf(size, pageSizes), page: undefined })}
            page={page}
            pageSize={pageSize}
            pageSizes={pageSizes}
            total={total}
          />
        )
      }
      hasDates
      label={t`All songs`}
      loading={!data && !error}
      onCorrect={onCorrect}
      onSearchChange={(text) => changeSearch({ q: text, page: undefined })}
      paged={{ page, total }}
      search={typed}
      songs={data?.items ?? none}
      toolbar={
        <>
          <DateRangePicker
            label={t`Period`}
            now={now}
            onValueChange={(range) => changeSearch({ from: range.from, to: range.to, page: undefined })}
            presets={presets}
            timeZone={timeZone}
            value={days}
          />
          <DataTableSearch maxLength={100} placeholder={t`Artist, title or text`} />
          <KindFilter />
        </>
      }
      tools={<ExportSongs days={days} params={params} total={isPlaceholderData ? undefined : data?.total} />}
    />
  );
}
