import { type CertificateRow, leaseDue, syncNames } from '#/modules/certificates/certificates.repository.ts';
import { purgeChallenges } from '#/modules/certificates/issuing/acme.repository.ts';
import { type IssueDeps, issueCertificate } from '#/modules/certificates/issuing/issue-certificate.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import { startLeasedWork } from '#/platform/jobs/leased-work.ts';
import { startRepeatedWork } from '#/platform/jobs/repeated-work.ts';

export interface IssuingDeps extends IssueDeps {
  readonly clock: TimerClock;
  /** The host names that need a certificate now. */
  readonly wantedNames: () => Promise<readonly string[]>;
  readonly onError: (error: unknown) => void;
}

/** Names that this server works on at the same time: authorities limit orders, and nobody has hundreds of new ones. */
const slots = 3;
/** Longer than the work on a name may take. */
const leaseMs = 180_000;
const workMs = 150_000;
/** How soon a domain that has just been verified is noticed. */
const syncEveryMs = 5_000;
/** How long the certificate of a name that is no longer served is kept. */
const forgetAfterMs = 30 * 86_400_000;

/** Obtains and renews certificates. Every server may run it: leases divide the names. Returns its stop function. */
export function startIssuing(deps: IssuingDeps): () => Promise<void> {
  const { db, clock, wantedNames, onError } = deps;
  const ending = new AbortController();

  async function sync(): Promise<void> {
    const now = clock.now();
    await syncNames(db, await wantedNames(), {
      now,
      forgetBefore: new Date(now.getTime() - forgetAfterMs),
    });
    await purgeChallenges(db, now);
  }

  async function work(row: CertificateRow): Promise<void> {
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(workMs)]);
    const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    // When the server stops, an order is left as it is; after its lease, any server completes it.
    await Promise.race([issueCertificate(deps, row, signal).catch(onError), ended]);
  }

  const stopSync = startRepeatedWork({ clock, everyMs: syncEveryMs, work: sync, onError });
  const stopWork = startLeasedWork({
    clock,
    onError,
    slots,
    work,
    lease: (limit) => {
      const now = clock.now();
      return leaseDue(db, { now, leaseUntil: new Date(now.getTime() + leaseMs), limit });
    },
  });
  return async () => {
    ending.abort();
    await Promise.all([stopSync(), stopWork()]);
  };
}
