import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { StatisticsSongs } from '@unmuted/api';
import { Card, CardBody } from '@unmuted/ui/card';
import { ChartFrame, type ChartTableData } from '@unmuted/ui/chart-frame';
import { NativeSelect } from '@unmuted/ui/native-select';
import { songsQuery } from '#/data/statistics/statistics.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { useSongFigures, useSongMessages } from '#/features/cast/statistics/song.messages.ts';
import { SongList } from '#/features/cast/statistics/song-list.tsx';
import { gainOf, type Song } from '#/features/cast/statistics/songs.ts';
import type { StatisticsQueryParams } from '#/features/cast/statistics/statistics-query-params.ts';
import { UnfilteredNotice } from '#/features/cast/statistics/unfiltered-notice.tsx';
import { useChartStates } from '#/features/cast/statistics/use-chart-states.ts';
import { useStatisticsSearch } from '#/features/cast/statistics/use-statistics.ts';
import { useFormats } from '#/i18n/use-formats.ts';

const orders = ['gain', 'loss', 'tuneOuts'] as const;
/** Songs shown on the card; the table lists all that were returned. */
const shown = 10;

/** Songs played, with play counts and listener retention. */
export function SongsSection({ params: { range, isFiltered } }: { params: StatisticsQueryParams }) {
  const { t } = useLingui();
  const { api, username } = useCastContext();
  const [search, change] = useStatisticsSearch();
  const faces = useChartStates();
  const order = search.songs ?? 'plays';
  const songs = useQuery(songsQuery(api, username, { from: range.from, to: range.to, order }));
  const words = useSongMessages(songs.data);
  const table = useSongTable(songs.data);
  return (
    <Card>
      <CardBody>
        <ChartFrame
          {...faces(songs, { title: t`Couldn’t load the songs`, name: 'songs' })}
          {...words}
          actions={
            <>
              {isFiltered && <UnfilteredNotice />}
              <span className="print:hidden">
                <NativeSelect
                  aria-label={t`Sort songs by`}
                  onChange={({ currentTarget: { value } }) =>
                    change({ songs: orders.find((each) => each === value) })
                  }
                  value={order}
                >
                  <option value="plays">{t`Most plays`}</option>
                  <option value="gain">{t`Most listeners gained`}</option>
                  <option value="loss">{t`Most listeners lost`}</option>
                  <option value="tuneOuts">{t`Most tune-outs`}</option>
                </NativeSelect>
              </span>
            </>
          }
          emptyIllustration={null}
          table={table}
        >
          <SongList caption={words.title} songs={table.rows.slice(0, shown)} />
          {songs.data && <Since songs={songs.data} />}
        </ChartFrame>
      </CardBody>
    </Card>
  );
}

/** Shows when song titles begin, if that is after the start of the range. */
function Since({ songs: { titlesSince, from, timeZone } }: { songs: StatisticsSongs }) {
  const formats = useFormats();
  if (titlesSince === null || titlesSince <= from) return null;
  const at = new Date(titlesSince);
  const moment = `${formats.date(at, timeZone)} ${formats.time(at, timeZone)}`;
  return (
    <p className="mt-3 text-13 text-fg-muted">
      <Trans>Titles are available from {moment}; they are kept for 30 days.</Trans>
    </p>
  );
}

function useSongTable(songs: StatisticsSongs | undefined): ChartTableData<Song> {
  const { t } = useLingui();
  const figures = useSongFigures();
  return {
    rows: songs?.items ?? [],
    rowKey: ({ title }) => title,
    columns: [
      { id: 'song', header: t`Song`, value: ({ title }) => title, rowHeader: true },
      { id: 'plays', header: t`Plays`, value: ({ plays }) => plays, align: 'end' },
      {
        id: 'airtime',
        header: t`Minutes on air`,
        value: ({ airtimeS }) => airtimeS / 60,
        text: ({ airtimeS }) => figures.minutes(airtimeS),
        align: 'end',
      },
      { id: 'counted', header: t`Plays with listener data`, value: ({ counted }) => counted, align: 'end' },
      {
        id: 'start',
        header: t`Listeners at the start`,
        value: ({ atStart }) => atStart,
        text: ({ atStart }) => figures.mean(atStart),
        align: 'end',
      },
      {
        id: 'end',
        header: t`Listeners at the end`,
        value: ({ atEnd }) => atEnd,
        text: ({ atEnd }) => figures.mean(atEnd),
        align: 'end',
      },
      { id: 'gain', header: t`Gained or lost`, value: gainOf, text: figures.gain, align: 'end' },
      {
        id: 'tune-outs',
        header: t`Tune-outs`,
        value: ({ tuneOuts }) => tuneOuts,
        text: ({ tuneOuts }) => figures.count(tuneOuts),
        align: 'end',
      },
    ],
  };
}
