import { setTimeout } from 'node:timers/promises';
import { audit, type CheckDeps, checkClaim, impatientEveryMs } from '#/modules/sites/domains/check-claim.ts';
import { isAnyDue, takeDue, takeExpired } from '#/modules/sites/domains/claims.repository.ts';

export interface CheckDomainsDeps extends CheckDeps {
  /** The CNAME target; null disables checks, and no domain is lost. */
  readonly sitesHost: string | null;
  readonly signal?: AbortSignal | undefined;
  readonly pause?: (ms: number, signal?: AbortSignal) => Promise<unknown>;
}

/** Concurrent checks; each makes about a dozen DNS queries. */
const atOnce = 10;
/** Per run: the rest comes first in the next one. */
const mostChecks = 500;
/** Longer than the checks of one domain can take. */
const leaseMs = 300_000;
const deletedAtOnce = 100;

/** Runs once a minute with two passes, because a new domain is checked every half minute. */
export async function checkDomains(deps: CheckDomainsDeps): Promise<void> {
  const { db, clock, signal, pause = (ms, ended) => setTimeout(ms, undefined, { signal: ended }) } = deps;
  await checkOnce(deps);
  if (signal?.aborted) return;
  if (deps.sitesHost === null || !(await isAnyDue(db, new Date(clock.now().getTime() + impatientEveryMs))))
    return;
  // On shutdown, the second pass is left to the next run.
  await pause(impatientEveryMs, signal).catch(() => {});
  await checkOnce(deps);
}

/** Deletes expired claims and checks due ones. */
async function checkOnce(deps: CheckDomainsDeps): Promise<void> {
  const { db, clock, signal, sitesHost } = deps;
  while (!signal?.aborted && (await forgetSome(deps)) === deletedAtOnce);
  if (sitesHost === null) return;
  for (let checked = 0; checked < mostChecks && !signal?.aborted; checked += atOnce) {
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const due = await takeDue(db, { now, leaseUntil, limit: atOnce });
    await Promise.all(due.map((row) => checkClaim(deps, row, { target: sitesHost, act: null })));
    if (due.length < atOnce) return;
  }
}

async function forgetSome({ db, clock }: CheckDomainsDeps): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const at = clock.now();
    const rows = await takeExpired(tx, at, deletedAtOnce);
    for (const row of rows) await audit(tx, row, { action: 'domain.expired', at, act: null });
    return rows.length;
  });
}
