import { setImmediate as letOthersRun } from 'node:timers/promises';
import { type SilenceCalibration, silencePresets } from '@unmuted/api/contract';
import {
  isSame,
  isSilence,
  readWeek,
  type TriedAlarm,
  tryOut,
  type Week,
} from '#/modules/silence/history/trial.ts';
import type { SilenceDeps } from '#/modules/silence/settings/silence.service.ts';
import type { Scope } from '#/platform/auth/scope.ts';

interface Pair {
  readonly thresholdDb: number;
  readonly silenceS: number;
}

interface Tried extends Pair {
  readonly alarms: readonly TriedAlarm[];
}

const binDb = 1;
const lowestDb = -90;
const durations = [10, 15, 20, 30, 45, 60, 90, 120];
const aroundDb = 5;
const thresholdRange = { least: -90, most: -10 } as const;

export async function calibrateSilence(
  { db, clock }: Pick<SilenceDeps, 'db' | 'clock'>,
  scope: Scope,
  id: string,
): Promise<SilenceCalibration> {
  const week = await readWeek(db, scope, id, clock.now());
  const { recording, settings } = week;
  const saved = { thresholdDb: settings.thresholdDb, silenceS: settings.silenceS };
  const known = new Map<string, Tried>();
  async function attempt(pair: Pair): Promise<Tried> {
    const key = keyOf(pair);
    const before = known.get(key);
    if (before) return before;
    // Each trial takes tens of milliseconds.
    await letOthersRun();
    const alarms = tryOut(week, { ...pair, recoveryS: settings.recoveryS }).filter(isSilence);
    const tried = { ...pair, alarms };
    known.set(key, tried);
    return tried;
  }
  const shown: Tried[] = [];
  for (const pair of unique([saved, ...Object.values(silencePresets)])) shown.push(await attempt(pair));
  return {
    from: recording.from.toISOString(),
    to: recording.to.toISOString(),
    knownS: recording.knownS,
    binDb,
    bins: binsOf(week),
    alternatives: shown.map(({ alarms, ...pair }) => ({ ...pair, alarms: alarms.length })),
    suggestion: await suggestionOf(week, saved, attempt),
  };
}

const keyOf = ({ thresholdDb, silenceS }: Pair): string => `${thresholdDb} ${silenceS}`;
const unique = (pairs: readonly Pair[]): Pair[] => [
  ...new Map(pairs.map((pair) => [keyOf(pair), pair])).values(),
];

/** Around the saved threshold: the closest threshold first, short before long. */
function pairsAround(saved: Pair): Pair[] {
  const thresholds = [saved.thresholdDb, saved.thresholdDb - aroundDb, saved.thresholdDb + aroundDb].filter(
    (db) => db >= thresholdRange.least && db <= thresholdRange.most,
  );
  return thresholds.flatMap((thresholdDb) => durations.map((silenceS) => ({ thresholdDb, silenceS })));
}

function binsOf({ recording }: Week): number[] {
  const bins = Array.from({ length: -lowestDb / binDb }, () => 0);
  for (const second of recording.seconds) {
    if (!second) continue;
    const bin = Math.floor((second.rms / 10 - lowestDb) / binDb);
    const place = Math.min(bins.length - 1, Math.max(0, bin));
    bins[place] = (bins[place] ?? 0) + 1;
  }
  return bins;
}

/**
 * The first settings, in the order of `pairsAround`, that raise an alarm for each incident that was no false alarm, and for nothing
 * else: neither for a false alarm nor for a pause of the programme. Null if the saved ones already do.
 */
async function suggestionOf(
  { incidents }: Week,
  pair: Pair,
  attempt: (pair: Pair) => Promise<Tried>,
): Promise<SilenceCalibration['suggestion']> {
  const real = incidents.filter((incident) => isSilence(incident) && !incident.is_false_alarm);
  const isReal = (alarm: TriedAlarm) => real.some((incident) => isSame(alarm, incident));
  const saved = await attempt(pair);
  if (saved.alarms.every(isReal)) return null;
  const caught = real.filter((incident) => saved.alarms.some((alarm) => isSame(alarm, incident)));
  const avoided = saved.alarms.filter((alarm) => !isReal(alarm)).length;
  for (const other of pairsAround(pair)) {
    const { alarms, ...values } = await attempt(other);
    const catches = caught.every((incident) => alarms.some((alarm) => isSame(alarm, incident)));
    if (catches && alarms.every(isReal)) return { ...values, alarms: alarms.length, avoided };
  }
  return null;
}
