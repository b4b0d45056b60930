import type { SilenceStats } from '@unmuted/api';

type Days = SilenceStats['days'];

export interface DayBin {
  /** The first day. */
  readonly date: string;
  /** The last day: the same, except in a long period. */
  readonly lastDate: string;
  readonly incidents: number;
  readonly minutes: number;
  readonly falseAlarms: number;
}

/** More bars than this cannot be told apart. */
const mostBins = 100;

/** Days, or weeks if there are too many. */
export function dayBins(days: Days): readonly DayBin[] {
  const size = days.length > mostBins ? 7 : 1;
  return Array.from({ length: Math.ceil(days.length / size) }, (_, index) => {
    const part = days.slice(index * size, (index + 1) * size);
    const sum = (read: (day: Days[number]) => number) => part.reduce((total, day) => total + read(day), 0);
    return {
      date: part[0]?.date ?? '',
      lastDate: part.at(-1)?.date ?? '',
      incidents: sum(({ incidents }) => incidents),
      minutes: sum(({ minutes }) => minutes),
      falseAlarms: sum(({ falseAlarms }) => falseAlarms),
    };
  });
}

/** The bin with the most incidents; null if there are none. */
export function worstBin(bins: readonly DayBin[]): DayBin | null {
  const worst = bins.reduce<DayBin | null>(
    (most, bin) => (bin.incidents > (most?.incidents ?? 0) ? bin : most),
    null,
  );
  return worst;
}

/** A row per weekday, Monday first, with the incidents of each hour. Hours without any are zero: they were watched. */
export function weekValues(hours: SilenceStats['hours']): readonly (readonly number[])[] {
  const rows = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const { weekday, hour, incidents } of hours) {
    const row = rows[weekday - 1];
    if (row && hour < row.length) row[hour] = incidents;
  }
  return rows;
}

/** The hour with the most incidents; null if there are none. */
export function worstHour(hours: SilenceStats['hours']): SilenceStats['hours'][number] | null {
  return hours.reduce<SilenceStats['hours'][number] | null>(
    (most, hour) => (hour.incidents > (most?.incidents ?? 0) ? hour : most),
    null,
  );
}
