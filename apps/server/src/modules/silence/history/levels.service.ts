import { type LevelHistory, limits } from '@unmuted/api/contract';
import { listLevels, listRecordedMinutes, type Range } from '#/modules/silence/history/levels.repository.ts';
import { invalidField } from '#/modules/silence/settings/invalid-field.ts';
import type { SilenceDeps } from '#/modules/silence/settings/silence.service.ts';
import { hasStation } from '#/modules/silence/settings/watch.repository.ts';
import { unknownRms } from '#/modules/silence/verdicts/level-record.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';

interface Query {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const secondsMs = 2 * hourMs;
const mostPoints = 1_500;
/** Minutes of one point. */
const steps = [1, 2, 5, 10, 15, 30, 60];

export async function readLevels(
  { db, clock }: Pick<SilenceDeps, 'db' | 'clock'>,
  scope: Scope,
  id: string,
  query: Query,
): Promise<LevelHistory> {
  const now = clock.now();
  const range = rangeOf(query, now);
  if (!(await hasStation(db, scope, id))) throw new AppError('resource.not_found');
  const lengthMs = range.to.getTime() - range.from.getTime();
  const ageMs = now.getTime() - range.from.getTime();
  const isShort = lengthMs <= secondsMs && ageMs <= limits.levelDays * dayMs;
  const stepS = isShort ? 1 : stepOf(lengthMs);
  return {
    from: range.from.toISOString(),
    to: range.to.toISOString(),
    stepS,
    points: isShort
      ? await secondsOf(db, scope, id, range)
      : (await listLevels(db, scope, id, { ...range, stepS })).map(({ at, low, mean, high }) => ({
          at: at.toISOString(),
          low: low / 10,
          mean: Math.round(mean) / 10,
          high: high / 10,
        })),
  };
}

function rangeOf(query: Query, now: Date): Range {
  const to = query.to === undefined ? now : new Date(query.to);
  const from = query.from === undefined ? new Date(to.getTime() - hourMs) : new Date(query.from);
  const lengthMs = to.getTime() - from.getTime();
  if (lengthMs <= 0 || lengthMs > limits.levelMinuteDays * dayMs) throw invalidField('/from', 'range');
  return { from, to };
}

function stepOf(lengthMs: number): number {
  const minutes = lengthMs / 60_000;
  return (steps.find((step) => minutes / step <= mostPoints) ?? 60) * 60;
}

async function secondsOf(db: Db, scope: Scope, id: string, range: Range): Promise<LevelHistory['points']> {
  const [from, to] = [range.from.getTime(), range.to.getTime()];
  const points: LevelHistory['points'] = [];
  for (const { minute, rms } of await listRecordedMinutes(db, scope, id, range)) {
    const begin = minute.getTime();
    for (let second = 0; rms && second < rms.length / 2; second += 1) {
      const tenths = rms.readInt16LE(second * 2);
      const at = begin + second * 1_000;
      if (tenths === unknownRms || at < from || at >= to) continue;
      const level = tenths / 10;
      points.push({ at: new Date(at).toISOString(), low: level, mean: level, high: level });
    }
  }
  return points;
}
