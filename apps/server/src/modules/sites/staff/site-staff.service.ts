import type { AuditAction, StaffSite, StaffSiteList } from '@unmuted/api/contract';
import { auditSite, type SiteDeps } from '#/modules/sites/editing/change-site.ts';
import { takedownOf } from '#/modules/sites/editing/site-response.ts';
import { type LockedSite, lockSite, saveSite } from '#/modules/sites/editing/sites.repository.ts';
import { siteAddressOf } from '#/modules/sites/site-address.ts';
import * as repository from '#/modules/sites/staff/site-staff.repository.ts';
import type { AuditChange } from '#/platform/audit/changed-fields.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { productOfSite } from '#/platform/events/products.ts';
import type { StaffAct } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { type NotifyDeps, notify } from '#/platform/notifications/notify.ts';

export interface SiteStaffDeps extends SiteDeps, NotifyDeps {}

/** Names of the provider's own hosts and paths. */
const reserved = new Set(['admin', 'api', 'www', 'mail', 'cast', 'status', 'static', 'draft', 'preview']);

export async function listCustomerSites(
  deps: SiteDeps,
  scope: AdminScope,
  accountId: string,
): Promise<StaffSiteList> {
  if (!(await repository.hasAccount(deps.db, scope, accountId))) throw new AppError('resource.not_found');
  const rows = await repository.listStaffSites(deps.db, scope, { accountId }, deps.clock.now());
  const items = rows.map((row) => toStaffSite(deps, row));
  return { items, total: items.length, page: 1, pageSize: Math.max(1, items.length) };
}

interface NewSite {
  readonly accountId: string;
  readonly username: string;
  readonly title: string;
}

export async function createCustomerSite(
  deps: SiteDeps,
  act: StaffAct,
  { accountId, username, title }: NewSite,
): Promise<StaffSite> {
  if (reserved.has(username))
    throw new AppError('request.invalid', { errors: [{ pointer: '/username', code: 'enum', params: {} }] });
  const created = await deps.db.transaction().execute(async (tx) => {
    if (!(await repository.hasAccount(tx, act.scope, accountId))) throw new AppError('resource.not_found');
    const row = { username, title, account_id: accountId, created_at: deps.clock.now() };
    if (!(await repository.insertSite(tx, act.scope, row))) {
      throw new AppError('site.username_taken', {
        errors: [{ pointer: '/username', code: 'duplicate', params: {} }],
      });
    }
    const change = { before: null, after: { title, state: 'empty' } };
    await auditSite(deps, tx, act, { action: 'site.created', site: row, change });
    return readStaffSite({ ...deps, db: tx }, act.scope, username);
  });
  deps.bus.publish([`site:${username}`]);
  return created;
}

/**
 * Also replaces the reason. The people who manage the site are told once. A scheduled publication is cancelled;
 * reinstating does not bring it back.
 */
export function takeSiteDown(
  deps: SiteStaffDeps,
  act: StaffAct,
  username: string,
  reason: string,
): Promise<StaffSite> {
  return changeByStaff(deps, act, username, async (tx, site) => {
    if (site.taken_down_reason === reason) return null;
    await saveSite(tx, username, {
      taken_down_at: site.taken_down_at ?? deps.clock.now(),
      taken_down_reason: reason,
      publish_at: null,
    });
    if (site.taken_down_at === null) await tellOwner(deps, tx, site, reason);
    const before = { reason: site.taken_down_reason };
    return { action: 'site.taken_down', change: { before, after: { reason } } };
  });
}

function tellOwner(deps: SiteStaffDeps, tx: Tx, site: LockedSite, reason: string): Promise<void> {
  const { username } = site;
  const link = `${deps.publicUrl()}/onepage/${username}`;
  return notify(deps, tx, {
    accountId: site.account_id,
    kind: 'site_taken_down',
    products: [productOfSite(username)],
    about: username,
    mailTo: (name) => ({ kind: 'site_taken_down', name, site: username, quote: reason, link }),
  });
}

export function reinstateSite(deps: SiteDeps, act: StaffAct, username: string): Promise<StaffSite> {
  return changeByStaff(deps, act, username, async (tx, site) => {
    if (site.taken_down_at === null) return null;
    await saveSite(tx, username, { taken_down_at: null, taken_down_reason: null });
    const before = { reason: site.taken_down_reason };
    return { action: 'site.reinstated', change: { before, after: { reason: null } } };
  });
}

/** Withdrawn, the code stays in the draft and the versions; visitors no longer get it. */
export function setSiteCode(
  deps: SiteDeps,
  act: StaffAct,
  username: string,
  isAllowed: boolean,
): Promise<StaffSite> {
  return changeByStaff(deps, act, username, async (tx, site) => {
    if (site.allows_code === isAllowed) return null;
    await saveSite(tx, username, { allows_code: isAllowed });
    const before = { isAllowed: site.allows_code };
    return { action: 'site.code_permission_set', change: { before, after: { isAllowed } } };
  });
}

export async function deleteSite(deps: SiteDeps, act: StaffAct, username: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const site = await requireLocked(tx, act, username);
    await repository.deleteSite(tx, act.scope, username);
    const change = { before: { title: site.title, state: site.state }, after: null };
    await auditSite(deps, tx, act, { action: 'site.deleted', site, change });
  });
  deps.bus.publish([`site:${username}`]);
}

interface StaffChange {
  readonly action: AuditAction;
  readonly change: AuditChange;
}

/** `make` returns null if the site is already as requested. */
async function changeByStaff(
  deps: SiteDeps,
  act: StaffAct,
  username: string,
  make: (tx: Tx, site: LockedSite) => Promise<StaffChange | null>,
): Promise<StaffSite> {
  const saved = await deps.db.transaction().execute(async (tx) => {
    const site = await requireLocked(tx, act, username);
    const made = await make(tx, site);
    if (made) await auditSite(deps, tx, act, { ...made, site });
    return readStaffSite({ ...deps, db: tx }, act.scope, username);
  });
  deps.bus.publish([`site:${username}`]);
  return saved;
}

async function requireLocked(tx: Tx, { scope }: StaffAct, username: string): Promise<LockedSite> {
  const site = await lockSite(tx, scope, username);
  if (!site) throw new AppError('resource.not_found');
  return site;
}

async function readStaffSite(
  deps: Omit<SiteDeps, 'db'> & { readonly db: Db | Tx },
  scope: AdminScope,
  username: string,
): Promise<StaffSite> {
  const [row] = await repository.listStaffSites(deps.db, scope, { username }, deps.clock.now());
  if (!row) throw new AppError('resource.not_found');
  return toStaffSite(deps, row);
}

function toStaffSite(
  deps: Pick<SiteDeps, 'sitesHost' | 'publicUrl'>,
  row: repository.StaffSiteRow,
): StaffSite {
  return {
    username: row.username,
    title: row.title,
    state: row.state,
    address: siteAddressOf(deps, row.username, row.domain),
    publishedAt: row.published_at?.toISOString() ?? null,
    visits7d: row.visits_7d,
    takedown: takedownOf(row),
    allowsCode: row.allows_code,
    createdAt: row.created_at.toISOString(),
  };
}
