import { auditSite, type SiteDeps } from '#/modules/sites/editing/change-site.ts';
import { type LockedSite, saveSite } from '#/modules/sites/editing/sites.repository.ts';
import { publishDraft } from '#/modules/sites/publishing/publish.service.ts';
import { listDue, lockDue } from '#/modules/sites/publishing/versions.repository.ts';
import type { Tx } from '#/platform/db/schema.ts';

export interface PublishDueDeps extends SiteDeps {
  readonly signal?: AbortSignal | undefined;
}

/**
 * Publishes every draft whose time has come, each in a transaction of its own, on one of the servers. One that fails does
 * not delay the others; the next run tries it again.
 */
export async function publishDue(deps: PublishDueDeps): Promise<void> {
  const errors: unknown[] = [];
  for (const username of await listDue(deps.db, deps.clock.now())) {
    if (deps.signal?.aborted) break;
    await publishOne(deps, username).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some sites were not published.');
}

async function publishOne(deps: PublishDueDeps, username: string): Promise<void> {
  const isDone = await deps.db.transaction().execute(async (tx) => {
    const site = await lockDue(tx, username, deps.clock.now());
    if (!site) return false;
    if (site.draft && site.draft.sections.length > 0) await publishDraft(deps, tx, null, site);
    else await cancel(deps, tx, site);
    return true;
  });
  if (isDone) deps.bus.publish([`site:${username}`]);
}

/** Its sections were removed after it was scheduled: an empty page is not published. */
async function cancel(deps: SiteDeps, tx: Tx, site: LockedSite): Promise<void> {
  await saveSite(tx, site.username, { publish_at: null });
  await auditSite(deps, tx, null, {
    action: 'site.scheduled',
    site,
    change: { before: { publishAt: site.publish_at?.toISOString() ?? null }, after: { publishAt: null } },
  });
}
