import { setTimeout } from 'node:timers/promises';
import { audit, type CheckDeps, checkClaim, impatientEveryMs } from '#/modules/sites/domains/check-claim.ts';
import { isAnyDue, takeDue, takeExpired } from '#/modules/sites/domains/claims.repository.ts';

export interface CheckDomainsDeps extends CheckDeps {
  /** What a CNAME has to name; null: nothing is asked, and nothing is lost by it. */
  readonly sitesHost: string | null;
  readonly signal?: AbortSignal | undefined;
  readonly pause?: (ms: number, signal?: AbortSignal) => Promise<unknown>;
}

/** Domains that are asked about at once; DNS is asked some five questions about each. */
const atOnce = 10;
/** In one run: what is left is the first of the next. */
const mostChecks = 500;
/** Longer than all questions about one domain may take. */
const leaseMs = 300_000;
const deletedAtOnce = 100;

/** A run a minute is two looks, for a domain that was just added is asked about every half minute. */
export async function checkDomains(deps: CheckDomainsDeps): Promise<void> {
  const { db, clock, signal, pause = (ms, ended) => setTimeout(ms, undefined, { signal: ended }) } = deps;
  await lookOnce(deps);
  if (signal?.aborted) return;
  if (deps.sitesHost === null || !(await isAnyDue(db, new Date(clock.now().getTime() + impatientEveryMs))))
    return;
  // Whoever has to end during it leaves the second look to the next run.
  await pause(impatientEveryMs, signal).catch(() => {});
  await lookOnce(deps);
}

/** Forgets what was not verified in time, and checks what is due. */
async function lookOnce(deps: CheckDomainsDeps): Promise<void> {
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
