import type { AuditAction, Site, SiteDocument } from '@unmuted/api/contract';
import { draftOf, toSite } from '#/modules/sites/editing/site-response.ts';
import {
  findSite,
  type LockedSite,
  lockSite,
  type SiteRow,
} from '#/modules/sites/editing/sites.repository.ts';
import type { RenderDeps } from '#/modules/sites/rendering/render-version.ts';
import { listSources } from '#/modules/sites/rendering/site-facts.repository.ts';
import { readSiteFacts, type SiteFactsDeps } from '#/modules/sites/rendering/site-facts.ts';
import type { SiteAddressDeps } from '#/modules/sites/site-address.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { AuditChange } from '#/platform/audit/changed-fields.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface SiteDeps extends SiteFactsDeps, SiteAddressDeps, RenderDeps {
  readonly db: Db;
  readonly bus: Pick<LiveBus, 'publish'>;
}

type Reading = Omit<SiteDeps, 'db'> & { readonly db: Db | Tx };

/** The site if the scope may see it. */
export async function requireSiteRow(
  { db, clock }: Pick<Reading, 'db' | 'clock'>,
  scope: Scope,
  username: string,
): Promise<SiteRow> {
  const row = await findSite(db, scope, username, clock.now());
  if (!row) throw new AppError('resource.not_found');
  return row;
}

export async function readSite(deps: Reading, scope: Scope, username: string): Promise<Site> {
  const row = await requireSiteRow(deps, scope, username);
  const [facts, sources] = await Promise.all([
    readSiteFacts(deps, row, draftOf(row)),
    listSources(deps.db, scope, row.account_id),
  ]);
  return toSite(row, { ...deps, now: deps.clock.now(), facts, sources });
}

interface Target {
  readonly username: string;
  /** The version of the draft that the change is based on; undefined for a change that does not depend on it. */
  readonly version?: number;
}

/** Changes a site in a transaction that has locked it, and tells those who look at it. */
export async function changeSite(
  deps: SiteDeps,
  act: Act,
  { username, version }: Target,
  change: (tx: Tx, site: LockedSite) => Promise<void>,
): Promise<Site> {
  const saved = await deps.db.transaction().execute(async (tx) => {
    const site = await lockSite(tx, act.scope, username);
    if (!site) throw new AppError('resource.not_found');
    const current = () => readSite({ ...deps, db: tx }, act.scope, username);
    if (version !== undefined && site.version !== version)
      throw new AppError('resource.version_conflict', { current: await current() });
    await change(tx, site);
    return current();
  });
  deps.bus.publish([`site:${username}`]);
  return saved;
}

interface SiteEvent {
  readonly action: AuditAction;
  readonly site: Pick<LockedSite, 'username' | 'account_id'>;
  readonly change: AuditChange;
}

/** `act` is null for scheduled work. */
export function auditSite(
  { clock }: Pick<SiteDeps, 'clock'>,
  tx: Tx,
  act: Act | null,
  { action, site, change }: SiteEvent,
): Promise<void> {
  return recordAudit(tx, {
    at: clock.now(),
    action,
    by: act?.scope ?? 'system',
    about: { accountId: site.account_id },
    ...(act && { caller: act.caller }),
    details: { site: site.username },
    change,
  });
}

/** The values of a document in the audit log: its settings, and its sections without their texts. */
export const valuesOf = (document: SiteDocument | null) =>
  document && {
    title: document.title,
    source: document.source && `${document.source.kind} ${document.source.id}`,
    languages: document.languages,
    theme: Object.values(document.theme)
      .filter((value) => value !== null)
      .join(' '),
    isIndexed: document.search.isIndexed,
    sections: document.sections.map(({ type, isOn }) => (isOn ? type : `${type} (off)`)),
  };
