import type { CastOverview, CastState, EngineInfo } from '@unmuted/api';

/** What can be said of the listeners of all casts at this moment. */
export type Listening =
  | { kind: 'known'; listeners: number }
  /** Every cast is known, and none has a source. */
  | { kind: 'nothing-on-air' }
  | { kind: 'no-casts' }
  /** No engine is configured. */
  | { kind: 'engine-off' }
  /** The engine does not answer, or said nothing about listeners. */
  | { kind: 'unknown' };

/** The sum of what the engine reports; no number at all where it reports none. */
export function listeningNow(casts: readonly CastOverview[], engine: EngineInfo): Listening {
  if (engine.state === 'off') return { kind: 'engine-off' };
  if (casts.length === 0) return { kind: 'no-casts' };
  const known = casts.flatMap(({ now }) => now.listeners ?? []);
  if (known.length > 0) return { kind: 'known', listeners: known.reduce((sum, count) => sum + count, 0) };
  const isUnknown = casts.some(({ now }) => now.state === 'unknown' || now.state === 'live');
  return { kind: isUnknown ? 'unknown' : 'nothing-on-air' };
}

/** How many casts are in a state. */
export function countIn(casts: readonly CastOverview[], state: CastState): number {
  return casts.filter(({ now }) => now.state === state).length;
}

/** The peak of the day; a cast that has more right now than ever measured is at its peak. */
export function peakOf({ now, peak24h }: CastOverview): number | null {
  const known = [now.listeners, peak24h].filter((count) => count !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** The newest moment at which the engine was asked. */
export function checkedAtOf(casts: readonly CastOverview[]): string | null {
  return casts.reduce<string | null>(
    (newest, { now: { checkedAt } }) =>
      checkedAt !== null && (newest === null || checkedAt > newest) ? checkedAt : newest,
    null,
  );
}
