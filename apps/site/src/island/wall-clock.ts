import type { SiteShow } from '@unmuted/api';

const dayMin = 24 * 60;
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The time on the clock of a station. */
export interface WallClock {
  /** 1 Monday to 7 Sunday. */
  readonly day: number;
  readonly minute: number;
  /** `2026-09-14`. */
  readonly date: string;
}

/** A programme on air. */
export interface OnAir {
  readonly show: SiteShow;
  /** The day on which it began, which is yesterday's after midnight. */
  readonly day: number;
  /** How much of it is over, 0 to 1. */
  readonly share: number;
}

/**
 * The clock of a time zone. Programmes are compared with what the clock shows, so that a change to summer time moves
 * nothing in the schedule.
 */
export function wallClockIn(timeZone: string, at: Date): WallClock {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: weekdays.indexOf(parts.weekday ?? '') + 1,
    minute: Number(parts.hour) * 60 + Number(parts.minute),
    date: `${parts.year}-${parts.month}-${parts.day}`,
  };
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const options = {
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  } catch {
    // An old browser does not know each zone: the visitor's own is the best guess.
    return new Intl.DateTimeFormat('en-GB', options);
  }
}

/** Minutes since midnight of `18:30`. */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The programme on air; of several, the one that began last. */
export function onAirAt(shows: readonly SiteShow[], { day, minute }: WallClock): OnAir | null {
  const yesterday = day === 1 ? 7 : day - 1;
  const found = shows.flatMap((show) => {
    const start = minutesOf(show.start);
    const length = (minutesOf(show.end) - start + dayMin) % dayMin || dayMin;
    return [
      { show, day, elapsed: minute - start, length },
      { show, day: yesterday, elapsed: minute + dayMin - start, length },
    ].filter((one) => show.days.includes(one.day) && one.elapsed >= 0 && one.elapsed < length);
  });
  const [latest] = found.toSorted((one, other) => one.elapsed - other.elapsed);
  return latest ? { show: latest.show, day: latest.day, share: latest.elapsed / latest.length } : null;
}
