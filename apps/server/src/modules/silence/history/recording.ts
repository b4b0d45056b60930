import type { RecordedMinute } from '#/modules/silence/history/levels.repository.ts';
import { type RecordedSecond, unknownRms } from '#/modules/silence/verdicts/level-record.ts';

export interface Recording {
  readonly from: Date;
  readonly to: Date;
  /** One for each second since `from`. */
  readonly seconds: readonly (RecordedSecond | null)[];
  readonly knownS: number;
}

interface Wanted {
  readonly from: Date;
  readonly to: Date;
}

/** Joins minutes to one recording. Alike seconds share a record: a week has 604,800 of them, but few levels. */
export function createRecording({ from, to }: Wanted): {
  add(minutes: readonly RecordedMinute[]): void;
  finish(): Recording;
} {
  const beginMs = from.getTime();
  const length = Math.ceil((to.getTime() - beginMs) / 1_000);
  const seconds = new Array<RecordedSecond | null>(length).fill(null);
  const records = new Map<number, RecordedSecond>();
  let knownS = 0;

  function recordOf(rms: number, flags: number): RecordedSecond {
    const key = (rms << 8) | flags;
    const known = records.get(key);
    if (known) return known;
    const record = { rms, flags };
    records.set(key, record);
    return record;
  }

  return {
    add(minutes) {
      for (const { minute, rms, flags } of minutes) {
        const offset = Math.round((minute.getTime() - beginMs) / 1_000);
        for (let second = 0; rms && second < rms.length / 2; second += 1) {
          const level = rms.readInt16LE(second * 2);
          const place = offset + second;
          if (level === unknownRms || place < 0 || place >= length) continue;
          seconds[place] = recordOf(level, flags?.[second] ?? 0);
          knownS += 1;
        }
      }
    },
    finish: () => ({ from, to, seconds, knownS }),
  };
}
