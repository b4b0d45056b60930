import type {
  AppPlatform,
  AppSettings,
  AppTransition,
  StaffApp,
  StaffAppDraft,
  StaffAppItem,
  StaffAppList,
  StaffAppQuery,
} from '@unmuted/api/contract';
import { type LockedApp, lockApp, saveChange } from '#/modules/apps/app/app.repository.ts';
import { auditApp, changeApp, readApp } from '#/modules/apps/app/change-app.ts';
import { settingsOf } from '#/modules/apps/app/draft-of.ts';
import { buildTopicsOf } from '#/modules/apps/builds/build.ts';
import { highestVersionCode } from '#/modules/apps/builds/builds.repository.ts';
import { canSign } from '#/modules/apps/credentials/credentials.repository.ts';
import { createApp } from '#/modules/apps/editing/create-app.ts';
import { type MoveDeps, moveApp } from '#/modules/apps/life/move-app.ts';
import { countMachines } from '#/modules/apps/machines/machines.service.ts';
import * as repository from '#/modules/apps/staff/app-staff.repository.ts';
import { filesPath } from '#/modules/files/public/file-name.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { offsetOf, pageOf } from '#/platform/db/pagination.ts';
import type { StaffAct } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';

export async function listApps(
  deps: MoveDeps,
  scope: AdminScope,
  platform: AppPlatform,
  query: StaffAppQuery,
): Promise<StaffAppList> {
  const page = pageOf(query);
  const { state, search } = query;
  const wanted = { platform, state, search, offset: offsetOf(page), limit: page.pageSize };
  const [{ rows, total }, counts] = await Promise.all([
    repository.listStaffApps(deps.db, scope, wanted),
    repository.countStates(deps.db, scope, platform),
  ]);
  const filesUrl = new URL(`${filesPath}/`, deps.apiUrl()).href;
  return { items: rows.map(toItem), total, ...page, filesUrl, counts };
}

const toItem = (row: repository.StaffAppRow): StaffAppItem => ({
  id: row.id,
  platform: row.platform,
  name: row.name,
  icon: row.icon,
  customer: { id: row.account_id, name: row.account },
  packageId: row.package_id,
  state: row.status,
  stateSince: row.status_since?.toISOString() ?? null,
  versionName: row.version ?? row.settings?.versionName ?? null,
  versionCode: row.settings?.versionCode ?? null,
  isLive: row.is_live,
});

/** An app of a platform. */
export interface StaffTarget {
  readonly platform: AppPlatform;
  readonly id: string;
  readonly version?: number | undefined;
}

export async function readStaffApp(
  deps: MoveDeps,
  scope: AdminScope,
  target: StaffTarget,
): Promise<StaffApp> {
  const row = await repository.findStaffApp(deps.db, scope, target);
  if (!row) throw new AppError('resource.not_found');
  const [app, machines] = await Promise.all([
    readApp(deps, scope, target.id),
    countMachines(deps, target.platform),
  ]);
  return {
    app,
    customer: { id: row.account_id, name: row.account },
    settings: settingsOf(row),
    createdAt: row.created_at.toISOString(),
    machines,
  };
}

export async function createForCustomer(
  deps: MoveDeps,
  act: StaffAct,
  platform: AppPlatform,
  draft: StaffAppDraft,
): Promise<StaffApp> {
  if (!(await repository.hasAccount(deps.db, act.scope, draft.accountId)))
    throw new AppError('resource.not_found');
  const id = await createApp(deps, act, { ...draft, platform });
  return readStaffApp(deps, act.scope, { platform, id });
}

export async function updateSettings(
  deps: MoveDeps,
  act: StaffAct,
  target: StaffTarget,
  settings: AppSettings,
): Promise<StaffApp> {
  await changeApp(deps, act, target, async (tx, app) => {
    requirePlatform(app, target);
    const before = settingsOf(app);
    const highest = await highestVersionCode(tx, app.id);
    if (settings.versionCode !== before.versionCode && settings.versionCode <= highest)
      throw new AppError('app.version_too_low', {
        errors: [{ pointer: '/versionCode', code: 'range', params: {} }],
      });
    const { signingId } = settings;
    if (signingId !== null && !(await canSign(tx, act.scope, app.platform, signingId)))
      throw new AppError('signing.unknown', {
        errors: [{ pointer: '/signingId', code: 'enum', params: {} }],
      });
    const storeUrl = settings.storeUrl === '' ? null : settings.storeUrl;
    await saveChange(tx, app.id, { settings: JSON.stringify(settings), store_url: storeUrl });
    const change = { before: { ...before }, after: { ...settings } };
    await auditApp(deps, tx, act, { action: 'app.settings_updated', app, change });
  });
  return readStaffApp(deps, act.scope, target);
}

function requirePlatform({ platform }: LockedApp, target: StaffTarget): void {
  if (platform !== target.platform) throw new AppError('resource.not_found');
}

export async function moveByStaff(
  deps: MoveDeps,
  act: StaffAct,
  target: StaffTarget,
  transition: AppTransition,
): Promise<StaffApp> {
  if (!(await repository.findStaffApp(deps.db, act.scope, target))) throw new AppError('resource.not_found');
  await moveApp(deps, act, target, transition);
  return readStaffApp(deps, act.scope, target);
}

export async function deleteApp(deps: MoveDeps, act: StaffAct, target: StaffTarget): Promise<void> {
  const { id } = target;
  await deps.db.transaction().execute(async (tx) => {
    const app = await lockApp(tx, act.scope, id);
    if (!app || app.platform !== target.platform) throw new AppError('resource.not_found');
    await repository.deleteApp(tx, act.scope, id);
    const change = { before: { name: app.name, state: app.status }, after: null };
    await auditApp(deps, tx, act, { action: 'app.deleted', app, change });
  });
  deps.bus.publish(buildTopicsOf(id));
}
