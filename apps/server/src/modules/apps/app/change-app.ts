import { type App, type AuditAction, limits } from '@unmuted/api/contract';
import {
  type AppRow,
  findApp,
  type LockedApp,
  listSteps,
  lockApp,
} from '#/modules/apps/app/app.repository.ts';
import { type AppFactsDeps, readAppFacts } from '#/modules/apps/app/app-facts.ts';
import { toApp } from '#/modules/apps/app/app-response.ts';
import { draftOf } from '#/modules/apps/app/draft-of.ts';
import { listBuilds } from '#/modules/apps/builds/app-builds.ts';
import type { BuildViewDeps } from '#/modules/apps/builds/build-view.ts';
import { fileUrls } from '#/modules/files/public/file-name.ts';
import { listSources } from '#/modules/sites/rendering/site-facts.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { AuditChange } from '#/platform/audit/changed-fields.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface AppDeps extends AppFactsDeps, Omit<BuildViewDeps, 'db'> {
  readonly bus: Pick<LiveBus, 'publish'>;
}

/** The app if the scope may see it. */
async function requireAppRow({ db }: Pick<AppDeps, 'db'>, scope: Scope, id: string): Promise<AppRow> {
  const row = await findApp(db, scope, id);
  if (!row) throw new AppError('resource.not_found');
  return row;
}

export async function readApp(deps: AppDeps, scope: Scope, id: string): Promise<App> {
  const row = await requireAppRow(deps, scope, id);
  const [facts, sources, builds, steps] = await Promise.all([
    readAppFacts(deps, row, draftOf(row).source),
    listSources(deps.db, scope, row.account_id),
    listBuilds(deps, id, scope.kind === 'admin' ? 'staff' : 'customer'),
    listSteps(deps.db, id, limits.appHistory),
  ]);
  return toApp(row, { facts, sources, builds, steps, fileUrlOf: fileUrls(deps.apiUrl) });
}

export interface AppTarget {
  readonly id: string;
  /** The version that the change is based on; undefined for a change that does not depend on it. */
  readonly version?: number | undefined;
}

/** Changes an app in a transaction that has locked it, and tells those who look at it. */
export async function changeApp(
  deps: AppDeps,
  act: Act,
  { id, version }: AppTarget,
  change: (tx: Tx, app: LockedApp) => Promise<void>,
): Promise<App> {
  const isCurrent = await deps.db.transaction().execute(async (tx) => {
    const app = await lockApp(tx, act.scope, id);
    if (!app) throw new AppError('resource.not_found');
    if (version !== undefined && app.revision !== version) return false;
    await change(tx, app);
    return true;
  });
  const current = await readApp(deps, act.scope, id);
  if (!isCurrent) throw new AppError('resource.version_conflict', { current });
  deps.bus.publish([`app:${id}`]);
  return current;
}

interface AppEvent {
  readonly action: AuditAction;
  readonly app: Pick<LockedApp, 'id' | 'name' | 'account_id'>;
  readonly change: AuditChange;
}

export function auditApp(
  { clock }: Pick<AppDeps, 'clock'>,
  tx: Tx,
  { scope, caller }: Act,
  { action, app, change }: AppEvent,
): Promise<void> {
  return recordAudit(tx, {
    at: clock.now(),
    action,
    by: scope,
    about: { accountId: app.account_id },
    caller,
    details: { app: app.id, name: app.name },
    change,
  });
}
