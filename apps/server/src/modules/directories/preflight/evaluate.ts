import type { PreflightCheck, PreflightFacts } from '@unmuted/api/contract';
import type { DirectoryConfig } from '#/modules/directories/directories/directory-registry.ts';

export type CheckId = PreflightCheck['id'];

/** A check result before the directories that require it are known. */
export interface Seen {
  readonly outcome: PreflightCheck['outcome'];
  readonly reason: PreflightCheck['reason'];
  readonly facts: Partial<PreflightFacts>;
  /** The directories it fails for, if not all that require it. */
  readonly failsFor?: readonly DirectoryConfig[];
}

export type Seens = Partial<Record<CheckId, Seen>>;

const noFacts: PreflightFacts = {
  status: null,
  tookMs: null,
  url: null,
  host: null,
  actual: null,
  expected: null,
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

/** Adds the directories that reject a stream for this check. */
export function toCheck(
  id: CheckId,
  { outcome, reason, facts, failsFor }: Seen,
  directories: readonly DirectoryConfig[],
): PreflightCheck {
  const demanding = failsFor ?? directories.filter(({ demands }) => demands.includes(id));
  return {
    id,
    outcome,
    reason,
    facts: { ...noFacts, ...facts },
    requiredBy: demanding.map((directory) => directory.id),
  };
}

const worstFirst = ['fail', 'unknown', 'warn', 'ok'] as const;

/** The result for each directory. */
export function verdictsOf(checks: readonly PreflightCheck[], directories: readonly DirectoryConfig[]) {
  return directories.map(({ id, name }) => {
    const demanded = checks.filter(({ requiredBy }) => requiredBy.includes(id));
    return {
      directory: id,
      name,
      outcome: worstFirst.find((each) => demanded.some(({ outcome }) => outcome === each)) ?? 'ok',
      failed: demanded.filter(({ outcome }) => outcome === 'fail').map((check) => check.id),
    };
  });
}
