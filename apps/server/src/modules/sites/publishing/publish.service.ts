import {
  limits,
  moveError,
  type Site,
  type SiteMove,
  type SiteVersionList,
  siteMachine,
} from '@unmuted/api/contract';
import { nameOf } from '#/modules/identity/account/account-name.repository.ts';
import { auditSite, changeSite, requireSiteRow, type SiteDeps } from '#/modules/sites/editing/change-site.ts';
import { requireCodeAllowed } from '#/modules/sites/editing/require-code.ts';
import { type LockedSite, saveSite } from '#/modules/sites/editing/sites.repository.ts';
import { replaceDraft } from '#/modules/sites/editing/sites.service.ts';
import {
  findVersion,
  insertVersion,
  keepVersions,
  listVersions,
} from '#/modules/sites/publishing/versions.repository.ts';
import { findMainDomain } from '#/modules/sites/rendering/main-domain.repository.ts';
import { renderVersion } from '#/modules/sites/rendering/render-version.ts';
import { shownCode } from '#/modules/sites/rendering/shown-code.ts';
import { siteAddressOf } from '#/modules/sites/site-address.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Tx } from '#/platform/db/schema.ts';
import { recordEvents } from '#/platform/events/record-event.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';

interface Target {
  readonly username: string;
  readonly version: number;
}

const dayMs = 86_400_000;

export function publishSite(deps: SiteDeps, act: Act, target: Target): Promise<Site> {
  return changeSite(deps, act, target, async (tx, site) => {
    requireMove(act.scope, 'publish', site);
    await requirePublishableCode(tx, site);
    await publishDraft(deps, tx, act, site);
  });
}

/** The caller must have locked the site. `act` is null for a scheduled publication. */
export async function publishDraft(deps: SiteDeps, tx: Tx, act: Act | null, site: LockedSite): Promise<void> {
  const document = requireSections(site);
  const { username, account_id } = site;
  const pages = await renderVersion({ ...deps, db: tx }, { ...site, document });
  const number = await insertVersion(tx, {
    username,
    document,
    pages,
    at: deps.clock.now(),
    by: act && (await nameOf(tx, act.scope)),
  });
  await keepVersions(tx, username, { latest: number, keep: limits.siteVersions });
  await saveSite(tx, username, { state: 'published', published_number: number, publish_at: null });
  await auditSite(deps, tx, act, {
    action: 'site.published',
    site,
    change: {
      before: { state: site.state, version: site.published_number },
      after: { state: 'published', version: number },
    },
  });
  const address = siteAddressOf(deps, username, await findMainDomain(tx, username));
  await recordEvents(tx, [
    {
      accountId: account_id,
      type: 'site.published',
      at: deps.clock.now(),
      product: { site: username },
      data: { version: number, address },
    },
  ]);
}

/** A draft whose sections were all removed again cannot be published either. */
function requireSections({ draft }: LockedSite): NonNullable<LockedSite['draft']> {
  if (!draft || draft.sections.length === 0) throw new AppError('site.empty');
  return draft;
}

/**
 * Without the permission of staff, code must be that of the published version, or be turned off. A publication that was
 * scheduled before the permission was withdrawn takes place without it.
 */
async function requirePublishableCode(tx: Tx, site: LockedSite): Promise<void> {
  if (site.allows_code || site.draft === null) return;
  const { username, published_number: number } = site;
  const before = number === null ? undefined : await findVersion(tx, username, number);
  requireCodeAllowed(site, { sections: shownCode(site.draft) }, before ?? null);
}

/** `publishAt` null cancels. */
export function scheduleSite(
  deps: SiteDeps,
  act: Act,
  target: Target,
  publishAt: string | null,
): Promise<Site> {
  return changeSite(deps, act, target, async (tx, site) => {
    const at = publishAt === null ? null : new Date(publishAt);
    if (at) {
      requireMove(act.scope, 'publish', site);
      requireSections(site);
      await requirePublishableCode(tx, site);
      requireSoon(deps.clock.now(), at);
    }
    await saveSite(tx, site.username, { publish_at: at });
    await auditSite(deps, tx, act, {
      action: 'site.scheduled',
      site,
      change: {
        before: { publishAt: site.publish_at?.toISOString() ?? null },
        after: { publishAt: at?.toISOString() ?? null },
      },
    });
  });
}

function requireSoon(now: Date, at: Date): void {
  if (at > now && at.getTime() - now.getTime() <= limits.siteScheduleDays * dayMs) return;
  throw new AppError('request.invalid', { errors: [{ pointer: '/publishAt', code: 'range', params: {} }] });
}

/** Ends a scheduled publication too. */
export function unpublishSite(deps: SiteDeps, act: Act, username: string): Promise<Site> {
  return changeSite(deps, act, { username }, async (tx, site) => {
    requireMove(act.scope, 'unpublish', site);
    if (site.state === 'unpublished') return;
    await saveSite(tx, username, { state: 'unpublished', publish_at: null });
    await auditSite(deps, tx, act, {
      action: 'site.unpublished',
      site,
      change: { before: { state: site.state }, after: { state: 'unpublished' } },
    });
    await recordEvents(tx, [
      {
        accountId: site.account_id,
        type: 'site.unpublished',
        at: deps.clock.now(),
        product: { site: username },
      },
    ]);
  });
}

export function discardDraft(deps: SiteDeps, act: Act, target: Target): Promise<Site> {
  return changeSite(deps, act, target, async (tx, site) => {
    requireMove(act.scope, 'discard', site);
    await restore(deps, tx, act, site, site.published_number);
  });
}

export function restoreVersion(deps: SiteDeps, act: Act, target: Target, number: number): Promise<Site> {
  return changeSite(deps, act, target, (tx, site) => restore(deps, tx, act, site, number));
}

async function restore(
  deps: SiteDeps,
  tx: Tx,
  act: Act,
  site: LockedSite,
  number: number | null,
): Promise<void> {
  const document = number === null ? undefined : await findVersion(tx, site.username, number);
  if (!document) throw new AppError('resource.not_found');
  await replaceDraft(deps, tx, act, site, document, 'site.restored');
}

/** A takedown leaves the state as it is, and stops only what would make something public. */
function requireMove(scope: Scope, move: SiteMove, { state, taken_down_at: takenDownAt }: LockedSite): void {
  const setBy = move === 'publish' && takenDownAt ? 'admin' : null;
  const error = moveError(siteMachine, move, { state, role: scope.kind, setBy });
  if (error) throw new AppError(error);
}

export async function readVersions(
  deps: Pick<SiteDeps, 'db' | 'clock'>,
  scope: Scope,
  username: string,
): Promise<SiteVersionList> {
  const site = await requireSiteRow(deps, scope, username);
  const isPublic = site.state === 'published' && site.taken_down_at === null;
  const items = (await listVersions(deps.db, scope, username)).map(({ number, document, pages, ...row }) => ({
    number,
    publishedAt: row.published_at.toISOString(),
    publishedBy: row.published_by,
    languages: document.languages,
    sections: document.sections.filter(({ isOn }) => isOn).length,
    bytes: Math.max(0, ...pages.map(({ bytes }) => bytes)),
    isPublic: isPublic && number === site.published_number,
  }));
  return { items, total: items.length, page: 1, pageSize: Math.max(1, items.length) };
}
