import { type AuditAction, limits } from '@unmuted/api/contract';
import {
  type ClaimRow,
  lockClaim,
  saveClaim,
  setFirstPrimary,
} from '#/modules/sites/domains/claims.repository.ts';
import { lookUpDomain } from '#/modules/sites/domains/dns-lookup.ts';
import { graceChecks } from '#/modules/sites/domains/domain-response.ts';
import type { DomainRow } from '#/modules/sites/domains/domains.repository.ts';
import { evaluate, type Unanswered } from '#/modules/sites/domains/evaluate.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { AuditChange } from '#/platform/audit/changed-fields.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Names } from '#/platform/connector/names.ts';
import type { SeenDomain } from '#/platform/db/product-tables.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { type EventData, type NewEvent, recordEvents } from '#/platform/events/record-event.ts';
import type { Act } from '#/platform/http/act.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface CheckDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly names: Names;
  /** The name of our certificate authority in CAA records; null if this server requests no certificates. */
  readonly caaIdentity: string | null;
  readonly bus: Pick<LiveBus, 'publish'>;
}

interface Check {
  /** The CNAME target. */
  readonly target: string;
  /** The caller; null for a scheduled check. */
  readonly act: Act | null;
}

const secondMs = 1_000;
const hourMs = 3_600 * secondMs;
export const dayMs = 24 * hourMs;
/** A user who just added a domain is waiting. */
const impatientMs = 600 * secondMs;
export const impatientEveryMs = 30 * secondMs;

export const pendingMs = limits.domainPendingDays * dayMs;

/** The live topic of a site. */
export const siteTopic = (username: string): string => `site:${username}`;

/** Checks a claim in DNS and stores the result: it may become verified, or lose the verification. */
export async function checkClaim(
  deps: CheckDeps,
  { id, domain, username }: DomainRow,
  check: Check,
): Promise<void> {
  const { target } = check;
  const seen = await lookUpDomain(deps.names, domain, { target, caaIdentity: deps.caaIdentity });
  const store = (isTaken: boolean) =>
    deps.db.transaction().execute((tx) => storeOutcome({ ...deps, db: tx }, id, { ...check, seen, isTaken }));
  try {
    await store(false);
  } catch (error) {
    if (!isTakenBefore(error)) throw error;
    await store(true);
  }
  deps.bus.publish([siteTopic(username)]);
}

/** A unique index allows only one of two sites to verify a domain. */
function isTakenBefore(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'site_domains_verified';
}

interface Outcome extends Check {
  readonly seen: SeenDomain | Unanswered;
  readonly isTaken: boolean;
}

async function storeOutcome(
  deps: { readonly db: Tx; readonly clock: Clock },
  id: string,
  { seen, isTaken, target, act }: Outcome,
): Promise<void> {
  const { db: tx } = deps;
  const row = await lockClaim(tx, id);
  if (!row) return;
  const now = deps.clock.now();
  const inMs = (ms: number) => new Date(now.getTime() + ms);
  const isImpatient = !row.verified_at && now.getTime() - row.added_at.getTime() < impatientMs;
  const soon = inMs(isImpatient ? impatientEveryMs : hourMs);
  // A DNS failure neither verifies nor revokes, and does not count as a failed check.
  const failure = typeof seen === 'string' ? seen : null;
  if (typeof seen === 'string' || (row.verified_at && seen.chain?.end === 'silent'))
    return saveClaim(tx, id, { problem: failure ?? 'no_response', next_check_at: soon });
  const result = { seen: JSON.stringify(seen), checked_at: now };
  const { problem } = evaluate(seen, { target, token: row.token });
  if (problem === null && (row.verified_at || !isTaken)) {
    const right = { ...result, problem, failures: 0, failing_since: null, next_check_at: inMs(dayMs) };
    if (row.verified_at) return saveClaim(tx, id, right);
    await saveClaim(tx, id, { ...right, verified_at: now, expires_at: null });
    await audit(tx, row, { action: 'domain.verified', at: now, act });
    await recordEvents(tx, [eventOf(row, 'domain.verified', now)]);
    // The owner wants visitors to see the first verified domain; a later choice is left alone.
    if (!(await setFirstPrimary(tx, row))) return;
    return audit(tx, row, { action: 'domain.primary_set', at: now, act });
  }
  const wrong = { ...result, problem: problem ?? 'in_use' };
  if (!row.verified_at) return saveClaim(tx, id, { ...wrong, next_check_at: soon });
  // Manual checks between the daily ones report problems, but do not count towards the loss.
  if (act) return saveClaim(tx, id, wrong);
  const failures = row.failures + 1;
  if (failures < graceChecks) {
    const failingSince = row.failing_since ?? (row.failures === 0 ? now : null);
    return saveClaim(tx, id, {
      ...wrong,
      failures,
      failing_since: failingSince,
      next_check_at: inMs(dayMs),
    });
  }
  await saveClaim(tx, id, {
    ...wrong,
    verified_at: null,
    expires_at: inMs(pendingMs),
    failures: 0,
    failing_since: null,
    next_check_at: inMs(hourMs),
  });
  await recordEvents(tx, [eventOf(row, 'domain.verification_lost', now, { problem: wrong.problem })]);
  return audit(tx, row, { action: 'domain.verification_lost', at: now, act });
}

function eventOf(
  { account_id: accountId, username, domain }: ClaimRow,
  type: 'domain.verified' | 'domain.verification_lost',
  at: Date,
  data: EventData = {},
): NewEvent {
  return { accountId, type, at, product: { site: username }, data: { domain, ...data } };
}

interface Event {
  readonly action: AuditAction;
  readonly at: Date;
  readonly act: Act | null;
}

function changeOf(action: AuditAction, domain: string): AuditChange {
  if (action === 'domain.created') return { before: null, after: { domain, isVerified: false } };
  if (action === 'domain.verified') return { before: { isVerified: false }, after: { isVerified: true } };
  if (action === 'domain.verification_lost')
    return { before: { isVerified: true }, after: { isVerified: false } };
  if (action === 'domain.primary_set') return { before: { isPrimary: false }, after: { isPrimary: true } };
  if (action === 'domain.primary_unset') return { before: { isPrimary: true }, after: { isPrimary: false } };
  return { before: { domain }, after: null };
}

/** Writes an audit event about a claim. */
export function audit(
  tx: Tx,
  { username, domain, account_id }: Pick<ClaimRow, 'username' | 'domain' | 'account_id'>,
  { action, at, act }: Event,
): Promise<void> {
  return recordAudit(tx, {
    at,
    action,
    by: act?.scope ?? 'system',
    about: { accountId: account_id },
    ...(act && { caller: act.caller }),
    details: { site: username, domain },
    change: changeOf(action, domain),
  });
}
