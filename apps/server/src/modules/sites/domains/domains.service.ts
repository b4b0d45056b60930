import { randomBytes } from 'node:crypto';
import { limits, type SiteDomain, type SiteDomainList } from '@unmuted/api/contract';
import { listCertificateStates } from '#/modules/certificates/certificates.repository.ts';
import {
  audit,
  type CheckDeps,
  checkClaim,
  impatientEveryMs,
  pendingMs,
  siteTopic,
} from '#/modules/sites/domains/check-claim.ts';
import { toDomain } from '#/modules/sites/domains/domain-response.ts';
import {
  type DomainRow,
  deleteDomain,
  insertDomain,
  listDomains,
  lockSite,
  savePrimary,
} from '#/modules/sites/domains/domains.repository.ts';
import { requireSite } from '#/modules/sites/domains/site-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import { isPublicHost } from '#/platform/connector/addresses.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { Throttle } from '#/platform/throttle/throttle.ts';

export interface DomainDeps extends CheckDeps {
  /** The CNAME target; null if not configured. */
  readonly sitesHost: string | null;
  /** The provider's own names, including their subdomains. */
  readonly ownHosts: () => readonly string[];
  readonly throttle: Throttle;
}

/** A domain and its site. */
interface Place {
  readonly username: string;
  readonly domain: string;
}

/** House rule E5: 128 bits. */
const tokenBytes = 16;
const adds = { kind: 'domain.add', limit: 20, windowMs: 3_600_000 };
/** Source: screens 2.21. */
const checks = { kind: 'domain.check', limit: 1, windowMs: 10_000 };

export async function readDomains(deps: DomainDeps, scope: Scope, username: string): Promise<SiteDomainList> {
  const { db, sitesHost } = deps;
  await requireSite(db, scope, username);
  const items = await withCertificates(deps, await listDomains(db, scope, username));
  return { items, total: items.length, page: 1, pageSize: Math.max(1, items.length), target: sitesHost };
}

export async function readDomain(deps: DomainDeps, scope: Scope, place: Place): Promise<SiteDomain> {
  const row = await requireDomain(deps, scope, place);
  const [domain] = await withCertificates(deps, [row]);
  return domain as SiteDomain;
}

/** The certificate of a name is told to the site that has verified it, not to others that claim it. */
async function withCertificates(
  { db, clock, sitesHost: target }: DomainDeps,
  rows: readonly DomainRow[],
): Promise<SiteDomain[]> {
  const now = clock.now();
  const verified = rows.flatMap(({ domain, verified_at }) => (verified_at ? domain : []));
  const states = await listCertificateStates(db, verified);
  return rows.map((row) =>
    toDomain(row, {
      target,
      now,
      certificate: row.verified_at ? states.find(({ name }) => name === row.domain) : undefined,
    }),
  );
}

/** Anyone may claim any name that is not the provider's: a claim has no effect until DNS proves it (ADR 21). */
export async function addDomain(deps: DomainDeps, act: Act, place: Place): Promise<SiteDomain> {
  const { db, clock, throttle, sitesHost: target } = deps;
  const site = await requireSite(db, act.scope, place.username);
  if (target === null) throw new AppError('domain.not_configured');
  if (!isPublicHost(place.domain) || isOwn(deps, place.domain)) throw new AppError('domain.reserved');
  await throttle.pass(adds, site.account_id);
  await db.transaction().execute(async (tx) => {
    await lockSite(tx, site);
    const others = await listDomains(tx, act.scope, site.username);
    if (others.some(({ domain }) => domain === place.domain)) throw new AppError('domain.already_exists');
    if (others.length >= limits.siteDomains) throw new AppError('domain.limit_reached');
    const now = clock.now();
    await insertDomain(tx, {
      ...place,
      id: uuidv7(now),
      token: randomBytes(tokenBytes).toString('base64url'),
      added_at: now,
      expires_at: new Date(now.getTime() + pendingMs),
      next_check_at: new Date(now.getTime() + impatientEveryMs),
    });
    await audit(tx, { ...site, ...place }, { action: 'domain.created', at: now, act });
  });
  const row = await requireDomain(deps, act.scope, place);
  // Adding succeeds regardless: the first check determines the required records, and the next one is scheduled.
  await checkClaim(deps, row, { target, act }).catch(() => {});
  return readDomain(deps, act.scope, place);
}

export async function checkDomain(deps: DomainDeps, act: Act, place: Place): Promise<SiteDomain> {
  const row = await requireDomain(deps, act.scope, place);
  if (deps.sitesHost === null) throw new AppError('domain.not_configured');
  await deps.throttle.pass(checks, row.id);
  await checkClaim(deps, row, { target: deps.sitesHost, act });
  return readDomain(deps, act.scope, place);
}

/** Only a verified domain can be primary. Later it stays so without verification; then it has no effect. */
export async function setPrimary(deps: DomainDeps, act: Act, place: Place): Promise<SiteDomain> {
  return changePrimary(deps, act, { ...place, isPrimary: true });
}

export async function unsetPrimary(deps: DomainDeps, act: Act, place: Place): Promise<SiteDomain> {
  return changePrimary(deps, act, { ...place, isPrimary: false });
}

async function changePrimary(
  deps: DomainDeps,
  act: Act,
  { isPrimary, ...place }: Place & { readonly isPrimary: boolean },
): Promise<SiteDomain> {
  const { db, clock } = deps;
  const site = await requireSite(db, act.scope, place.username);
  const hasChanged = await db.transaction().execute(async (tx) => {
    await lockSite(tx, site);
    const row = await requireDomain({ db: tx }, act.scope, place);
    if (isPrimary && !row.verified_at) throw new AppError('domain.not_verified');
    if (row.is_primary === isPrimary) return false;
    await savePrimary(tx, site, isPrimary ? row.id : null);
    const action = isPrimary ? 'domain.primary_set' : 'domain.primary_unset';
    await audit(tx, { ...site, ...place }, { action, at: clock.now(), act });
    return true;
  });
  if (hasChanged) deps.bus.publish([siteTopic(place.username)]);
  return readDomain(deps, act.scope, place);
}

export async function removeDomain({ db, clock, bus }: DomainDeps, act: Act, place: Place): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await deleteDomain(tx, act.scope, place);
    if (!row) throw new AppError('resource.not_found');
    await audit(tx, row, { action: 'domain.deleted', at: clock.now(), act });
  });
  bus.publish([siteTopic(place.username)]);
}

async function requireDomain(
  { db }: { readonly db: Db | Tx },
  scope: Scope,
  { username, domain }: Place,
): Promise<DomainRow> {
  const [row] = await listDomains(db, scope, username, domain);
  if (!row) throw new AppError('resource.not_found');
  return row;
}

function isOwn({ sitesHost, ownHosts }: DomainDeps, domain: string): boolean {
  const own = sitesHost === null ? ownHosts() : [sitesHost, ...ownHosts()];
  return own.some((host) => domain === host || domain.endsWith(`.${host}`));
}
