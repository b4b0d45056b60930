/** Compares what a gate examined with the last recorded run (`npm test -- --record`). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Examined, GateFailure } from './gate.ts';

type Recorded = Readonly<Record<string, Examined>>;

const file = join(import.meta.dirname, 'examined.json');
/** A fall below this share of the recorded count is reported. */
const largeFall = 0.8;

/** Throws when the gate examined nothing. */
export function requireExamined(examined: Examined): void {
  const counts = Object.entries(examined);
  if (counts.length === 0) throw new GateFailure('the gate reports no counts');
  const empty = counts.filter(([, count]) => !(count > 0)).map(([what]) => what);
  if (empty.length) throw new GateFailure(`examined 0 ${empty.join(', 0 ')}`);
}

/** One note for each count that fell by more than a fifth. */
export function largeFalls(examined: Examined, recorded: Examined = {}): string[] {
  return Object.entries(recorded).flatMap(([what, before]) => {
    const now = examined[what] ?? 0;
    return now < before * largeFall ? [`large fall: ${now} ${what}, ${before} in the last recorded run`] : [];
  });
}

export function readRecorded(): Recorded {
  return JSON.parse(readFileSync(file, 'utf8')) as Recorded;
}

/** Replaces the counts of the gates that ran and keeps the others. */
export function writeRecorded(counts: Recorded): void {
  writeFileSync(file, `${JSON.stringify({ ...readRecorded(), ...counts }, null, 2)}\n`);
}
