import type { Level } from '#/modules/silence/hearing/levels.ts';
import { recordOf, unknownRms } from '#/modules/silence/verdicts/level-record.ts';

/** The seconds of one minute, as they are stored; see the migration of `silence_minutes`. */
export interface RecordedMinute {
  readonly minute: Date;
  /** 60 little-endian int16: tenths of a dBFS RMS of the louder channel. */
  readonly rms: Buffer;
  /** 60 bytes of flags. */
  readonly flags: Buffer;
}

export interface MinuteSummary {
  readonly low: number;
  readonly mean: number;
  readonly high: number;
  readonly known: number;
}

const minuteMs = 60_000;
const seconds = 60;
/** Levels can be this late. */
const lateMs = 15_000;

/** Collects the seconds of a station by minute. */
export function createMinuteRecorder() {
  const open = new Map<number, RecordedMinute>();
  return {
    add(level: Level, at: Date): void {
      const minuteAt = Math.floor(at.getTime() / minuteMs) * minuteMs;
      const minute = open.get(minuteAt) ?? emptyMinute(minuteAt);
      open.set(minuteAt, minute);
      const second = Math.floor((at.getTime() - minuteAt) / 1_000);
      const { rms, flags } = recordOf(level);
      minute.rms.writeInt16LE(rms, 2 * second);
      minute.flags.writeUInt8(flags, second);
    },
    /** Removes and returns the minutes that nothing is added to any more. */
    finished(now: Date): RecordedMinute[] {
      const over = [...open].filter(([at]) => at + minuteMs + lateMs <= now.getTime());
      for (const [at] of over) open.delete(at);
      return over.map(([, minute]) => minute);
    },
    /** Removes and returns all minutes. */
    all(): RecordedMinute[] {
      const minutes = [...open.values()];
      open.clear();
      return minutes;
    },
  };
}

const emptyMinute = (at: number): RecordedMinute => ({
  minute: new Date(at),
  rms: Buffer.from(Int16Array.from({ length: seconds }, () => unknownRms).buffer),
  flags: Buffer.alloc(seconds),
});

/** Of two recordings of one minute, by two servers, what either knows. */
export function mergeMinutes(one: RecordedMinute, other: RecordedMinute): RecordedMinute {
  const merged = { minute: one.minute, rms: Buffer.from(one.rms), flags: Buffer.from(one.flags) };
  for (let second = 0; second < seconds; second += 1) {
    if (one.rms.readInt16LE(2 * second) !== unknownRms) continue;
    merged.rms.writeInt16LE(other.rms.readInt16LE(2 * second), 2 * second);
    merged.flags.writeUInt8(other.flags.readUInt8(second), second);
  }
  return merged;
}

export function summaryOf({ rms }: RecordedMinute): MinuteSummary {
  const values = Array.from({ length: seconds }, (_, second) => rms.readInt16LE(2 * second)).filter(
    (value) => value !== unknownRms,
  );
  return {
    low: Math.min(...values),
    mean: Math.round(values.reduce((sum, value) => sum + value, 0) / values.length),
    high: Math.max(...values),
    known: values.length,
  };
}
