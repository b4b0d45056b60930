import {
  type App,
  type AppDocument,
  type AppPlatform,
  limits,
  newAppDocument,
  type SiteSource,
} from '@unmuted/api/contract';
import {
  columnsOf,
  countApps,
  insertApp,
  insertStep,
  isPackageTaken,
} from '#/modules/apps/app/app.repository.ts';
import { readSiteUrl } from '#/modules/apps/app/app-facts.ts';
import { type AppDeps, auditApp, readApp } from '#/modules/apps/app/change-app.ts';
import { findOwnerOfAccount } from '#/modules/apps/editing/owner.repository.ts';
import { nameOf } from '#/modules/identity/account/account-name.repository.ts';
import { readPlayedSource, requireSource } from '#/modules/sites/pages/played-source.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

interface WantedApp {
  readonly accountId: string;
  readonly platform: AppPlatform;
  readonly source: SiteSource | null;
  /** Missing: the name of the station or cast. */
  readonly name?: string;
}

/** Creates an app with a draft that is filled from a station or cast; returns its id. */
export async function createApp(deps: AppDeps, act: Act, wanted: WantedApp): Promise<string> {
  const { accountId, platform, source } = wanted;
  const at = deps.clock.now();
  const id = uuidv7(at);
  const filled = await fillDocument(deps, wanted);
  await deps.db.transaction().execute(async (tx) => {
    await requireSource(tx, act.scope, { accountId, source, error: 'app.source_unknown' });
    // Staff may exceed it.
    if (act.scope.kind === 'customer' && (await countApps(tx, accountId)) >= limits.apps)
      throw new AppError('app.limit_reached');
    const document = await withFreePackage(tx, platform, filled);
    const dates = { status_since: at, draft_saved_at: at, created_at: at };
    await insertApp(tx, {
      id,
      account_id: accountId,
      platform,
      ...columnsOf(document),
      ...dates,
      status: 'draft',
      draft: JSON.stringify(document),
    });
    const by = { by_name: await nameOf(tx, act.scope), by_staff: act.scope.kind === 'admin' };
    await insertStep(tx, { id: uuidv7(at), app_id: id, state: 'draft', at, ...by, reason: '' });
    const change = { before: null, after: { name: document.name, platform, state: 'draft' } };
    const app = { id, name: document.name, account_id: accountId };
    await auditApp(deps, tx, act, { action: 'app.created', app, change });
  });
  deps.bus.publish([`app:${id}`]);
  return id;
}

async function fillDocument(deps: AppDeps, wanted: WantedApp): Promise<AppDocument> {
  const { accountId, platform, source } = wanted;
  const [owner, played, site] = await Promise.all([
    findOwnerOfAccount(deps.db, accountId),
    source && readPlayedSource(deps, accountId, source),
    source && readSiteUrl(deps, accountId, source),
  ]);
  return newAppDocument({
    platform,
    name: wanted.name ?? played?.name ?? '',
    word: owner?.account ?? '',
    source,
    locale: owner?.locale ?? 'en',
    // The stores want a page that everyone can open.
    website: site?.startsWith('https://') ? site : '',
    contactEmail: owner?.email ?? '',
  });
}

/** A suggestion that another app has is left out: its owner chooses another one. */
async function withFreePackage(tx: Tx, platform: AppPlatform, document: AppDocument): Promise<AppDocument> {
  const isTaken = await isPackageTaken(tx, { platform, package_id: document.packageId }, null);
  return isTaken ? { ...document, packageId: '' } : document;
}

/** Creates an app of the caller's own account. */
export async function createOwnApp(
  deps: AppDeps,
  act: Act,
  wanted: Pick<WantedApp, 'platform'> & { readonly source: SiteSource },
): Promise<App> {
  // The contract lets only customers call it.
  if (act.scope.kind !== 'customer') throw new AppError('auth.forbidden');
  const id = await createApp(deps, act, { ...wanted, accountId: act.scope.accountId });
  return readApp(deps, act.scope, id);
}
