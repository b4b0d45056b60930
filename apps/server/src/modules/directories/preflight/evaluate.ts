import type { PreflightCheck, PreflightFacts } from '@unmuted/api/contract';
import type { Place } from '#/modules/directories/directories/directory-registry.ts';

export type CheckId = PreflightCheck['id'];

/** A check before it is known who demands it. */
export interface Seen {
  readonly outcome: PreflightCheck['outcome'];
  readonly reason: PreflightCheck['reason'];
  readonly facts: Partial<PreflightFacts>;
  /** Those that it fails for, where that is not everybody who demands it. */
  readonly failsFor?: readonly Place[];
}

export type Seens = Partial<Record<CheckId, Seen>>;

const noFacts: PreflightFacts = {
  status: null,
  tookMs: null,
  url: null,
  host: null,
  said: null,
  wanted: null,
  sharePercent: null,
  knownHours: null,
  certificateEndsAt: null,
  countries: null,
  missing: null,
};

export const ok = (facts: Seen['facts'] = {}): Seen => ({ outcome: 'ok', reason: null, facts });
export const fail = (reason: NonNullable<Seen['reason']>, facts: Seen['facts'] = {}): Seen => ({
  outcome: 'fail',
  reason,
  facts,
});
export const warn = (reason: NonNullable<Seen['reason']>, facts: Seen['facts'] = {}): Seen => ({
  outcome: 'warn',
  reason,
  facts,
});
export const unknown = (reason: NonNullable<Seen['reason']>, facts: Seen['facts'] = {}): Seen => ({
  outcome: 'unknown',
  reason,
  facts,
});

/** The check as it is told, with the directories that turn a stream away for it. */
export function toCheck(
  id: CheckId,
  { outcome, reason, facts, failsFor }: Seen,
  places: readonly Place[],
): PreflightCheck {
  const demanding = failsFor ?? places.filter(({ demands }) => demands.includes(id));
  return {
    id,
    outcome,
    reason,
    facts: { ...noFacts, ...facts },
    requiredBy: demanding.map((place) => place.id),
  };
}

const worstFirst = ['fail', 'unknown', 'warn', 'ok'] as const;

/** What each directory would say of it. */
export function verdictsOf(checks: readonly PreflightCheck[], places: readonly Place[]) {
  return places.map(({ id, name }) => {
    const demanded = checks.filter(({ requiredBy }) => requiredBy.includes(id));
    return {
      directory: id,
      name,
      outcome: worstFirst.find((each) => demanded.some(({ outcome }) => outcome === each)) ?? 'ok',
      failed: demanded.filter(({ outcome }) => outcome === 'fail').map((check) => check.id),
    };
  });
}
