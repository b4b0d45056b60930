import { useLingui } from '@lingui/react/macro';
import type { StatisticsSongs } from '@unmuted/api';
import type { ChartEmpty } from '@unmuted/ui/chart-frame';
import { changeOf } from '#/features/cast/statistics/figure-change.ts';
import { usePeriodMessages } from '#/features/cast/statistics/period.messages.ts';
import { gainOf, leadingSong, type Song } from '#/features/cast/statistics/songs.ts';
import { useFormats } from '#/i18n/use-formats.ts';

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const signed = { ...oneDigit, signDisplay: 'exceptZero' } as const;

export interface SongMessages {
  readonly title: string;
  readonly description: string;
  readonly empty: ChartEmpty | undefined;
}

/** Title and description of a list of songs. */
export function useSongMessages(songs: StatisticsSongs | undefined): SongMessages {
  const { t } = useLingui();
  const periodOf = usePeriodMessages();
  if (!songs) return { title: t`Songs`, description: t`Plays and listener retention`, empty: undefined };
  const period = periodOf(songs);
  const lead = leadingSong(songs);
  const titleOf = ({ title: song }: Song) =>
    ({
      plays: t`${song} was played most`,
      gain: t`${song} gained the most listeners`,
      loss: t`${song} lost the most listeners`,
      tuneOuts: t`Most listeners left during ${song}`,
    })[songs.order];
  return {
    title: lead ? titleOf(lead) : t`Songs`,
    description: t`Listeners across the cast when songs started and ended, average of all plays, ${period}`,
    empty:
      songs.total.plays === 0
        ? {
            title: t`No songs recorded in this period`,
            description: t`Titles come from the encoder and are kept for 30 days.`,
          }
        : undefined,
  };
}

/** Formats the values of a song; a dash if unknown. */
export function useSongFigures() {
  const formats = useFormats();
  const mean = (value: number | null) => (value === null ? '–' : formats.number(value, oneDigit));
  return {
    mean,
    count: (value: number | null) => (value === null ? '–' : formats.number(value)),
    /** In listeners, and relative to the listeners at its start. */
    gain: (song: Song) => {
      const gain = gainOf(song);
      if (gain === null) return '–';
      const change = changeOf(song.atEnd, song.atStart);
      const listeners = formats.number(gain, signed);
      if (!change) return listeners;
      const share = formats.percent(change.direction === 'down' ? -change.amount : change.amount, signed);
      return `${listeners} (${share})`;
    },
    minutes: (seconds: number) => formats.number(seconds / 60, oneDigit),
  };
}
