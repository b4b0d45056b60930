import type { SilenceSettings } from '@unmuted/api/contract';

interface Heard {
  readonly isHeard: boolean;
  /** Since when. */
  readonly since: Date;
}

/** Tells when a station has played no new song for too long; one without any song is not watched. */
export function createSongWatch(begunAt: Date, openSince: Date | null) {
  let last: Date | null = null;
  let alarm = openSince;
  return {
    setLast(at: Date | null): void {
      last = at;
    },
    /** Since when; null for no alarm. While nothing is heard, nothing changes. */
    alarmAt(now: Date, { alarms }: Pick<SilenceSettings, 'alarms'>, { isHeard, since }: Heard): Date | null {
      const { noNewSongMin } = alarms;
      if (noNewSongMin === null) alarm = null;
      if (noNewSongMin === null || !isHeard || last === null) return alarm;
      if (alarm && last > alarm) alarm = null;
      const fromMs = Math.max(last.getTime(), since.getTime(), begunAt.getTime());
      if (now.getTime() - fromMs >= noNewSongMin * 60_000) alarm ??= new Date(fromMs);
      return alarm;
    },
  };
}
