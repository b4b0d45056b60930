import type { CastOverview, CastState, EngineInfo } from '@unmuted/api';

/** The current listeners of all casts, or why there is no number. */
export type Listening =
  | { kind: 'known'; listeners: number }
  /** Every cast's state is known, and none has a source. */
  | { kind: 'nothing-on-air' }
  | { kind: 'no-casts' }
  /** No engine is configured. */
  | { kind: 'engine-off' }
  /** The engine is unreachable or reported no listener counts. */
  | { kind: 'unknown' };

/** Sums the listeners reported by the engine; returns no number if none are reported. */
export function listeningNow(casts: readonly CastOverview[], engine: EngineInfo): Listening {
  if (engine.state === 'off') return { kind: 'engine-off' };
  if (casts.length === 0) return { kind: 'no-casts' };
  const known = casts.flatMap(({ now }) => now.listeners ?? []);
  if (known.length > 0) return { kind: 'known', listeners: known.reduce((sum, count) => sum + count, 0) };
  const isUnknown = casts.some(({ now }) => now.state === 'unknown' || now.state === 'live');
  return { kind: isUnknown ? 'unknown' : 'nothing-on-air' };
}

/** Returns the number of casts in a state. */
export function countIn(casts: readonly CastOverview[], state: CastState): number {
  return casts.filter(({ now }) => now.state === state).length;
}

/** Returns the peak of the last 24 hours, including the current count. */
export function peakOf({ now, peak24h }: CastOverview): number | null {
  const known = [now.listeners, peak24h].filter((count) => count !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** Returns the most recent time at which the engine was checked. */
export function checkedAtOf(casts: readonly CastOverview[]): string | null {
  return casts.reduce<string | null>(
    (newest, { now: { checkedAt } }) =>
      checkedAt !== null && (newest === null || checkedAt > newest) ? checkedAt : newest,
    null,
  );
}
