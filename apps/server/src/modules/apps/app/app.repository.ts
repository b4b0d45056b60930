import type { AppDocument, Locale } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import { ownedBy } from '#/platform/auth/owned-by.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { StoredPreview } from '#/platform/db/app-tables.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

/** An app with the language of its account's owner. */
export type AppRow = Row<'mobile_apps'> & { readonly locale: Locale };
/** An app that is locked until the end of the transaction. */
export type LockedApp = Row<'mobile_apps'>;

/** Condition on `mobile_apps` that limits a query to the scope. */
const withinApps = (scope: Scope): RawBuilder<boolean> =>
  ownedBy(scope, { table: 'mobile_apps', kind: 'mobile', id: 'id' });

/** Undefined for an app that the scope may not see. */
export async function findApp(db: Db | Tx, scope: Scope, id: string): Promise<AppRow | undefined> {
  const { rows } = await sql<AppRow>`select mobile_apps.*, coalesce(o.locale, 'en') as locale
    from mobile_apps
    left join customers o on o.account_id = mobile_apps.account_id and o.role = 'owner'
    where mobile_apps.id = ${id} and ${withinApps(scope)}`.execute(db);
  return rows[0];
}

/** Undefined for an app that the scope may not see. */
export async function lockApp(tx: Tx, scope: Scope, id: string): Promise<LockedApp | undefined> {
  const { rows } = await sql<LockedApp>`select mobile_apps.* from mobile_apps
    where id = ${id} and ${withinApps(scope)} for no key update`.execute(tx);
  return rows[0];
}

/** For a build, which acts for nobody: not scoped. */
export async function findAppById(db: Db, id: string): Promise<LockedApp | undefined> {
  return db.selectFrom('mobile_apps').selectAll().where('id', '=', id).executeTakeFirst();
}

/** For a build, which acts for nobody: not scoped. */
export async function lockAppById(tx: Tx, id: string): Promise<LockedApp | undefined> {
  return tx.selectFrom('mobile_apps').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The numbers and states of apps; those that the scope may not see are left out. */
export async function listAppStates(
  db: Db,
  scope: Scope,
  ids: readonly string[],
): Promise<Pick<LockedApp, 'id' | 'revision' | 'status'>[]> {
  const { rows } = await sql<Pick<LockedApp, 'id' | 'revision' | 'status'>>`select id, revision, status
    from mobile_apps where id = any(${[...ids]}::uuid[]) and ${withinApps(scope)}`.execute(db);
  return rows;
}

/** Whether an app other than `exceptId` has the package id. */
export async function isPackageTaken(
  db: Db | Tx,
  { platform, package_id: packageId }: Pick<LockedApp, 'platform' | 'package_id'>,
  exceptId: string | null,
): Promise<boolean> {
  const { rows } = await sql`select from mobile_apps where platform = ${platform} and package_id <> ''
    and lower(package_id) = lower(${packageId}) and id is distinct from ${exceptId}`.execute(db);
  return rows.length > 0;
}

/** What lists read of a draft. */
export const columnsOf = ({ name, packageId }: AppDocument) => ({ name, package_id: packageId });

/** The caller must have locked the app. */
export async function saveDraft(
  tx: Tx,
  id: string,
  { document, at }: { readonly document: AppDocument; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('mobile_apps')
    .set(({ eb }) => ({
      ...columnsOf(document),
      draft: JSON.stringify(document),
      draft_saved_at: at,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

type AppChange = Partial<
  Pick<
    LockedApp,
    | 'status'
    | 'status_since'
    | 'reason'
    | 'resume_state'
    | 'sent_at'
    | 'live_at'
    | 'version'
    | 'store_url'
    | 'is_package_frozen'
    | 'package_id'
  >
> & { draft?: string; sent?: string; live?: string; comments?: string; settings?: string };

/** The caller must have locked the app. */
export async function saveChange(tx: Tx, id: string, change: AppChange): Promise<void> {
  await tx
    .updateTable('mobile_apps')
    .set(({ eb }) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function insertStep(tx: Tx, step: Row<'app_steps'>): Promise<void> {
  await tx.insertInto('app_steps').values(step).execute();
}

/** Latest first. The caller must have checked the scope of the app. */
export function listSteps(db: Db | Tx, appId: string, limit: number): Promise<Row<'app_steps'>[]> {
  return db
    .selectFrom('app_steps')
    .selectAll()
    .where('app_id', '=', appId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

type NewApp = Pick<
  LockedApp,
  | 'id'
  | 'account_id'
  | 'platform'
  | 'name'
  | 'package_id'
  | 'status'
  | 'status_since'
  | 'draft_saved_at'
  | 'created_at'
> & { readonly draft: string };

export async function insertApp(tx: Tx, row: NewApp): Promise<void> {
  await tx.insertInto('mobile_apps').values(row).execute();
}

/** Waits for other creations of the account, so that its limit holds. */
export async function countApps(tx: Tx, accountId: string): Promise<number> {
  await sql`select from accounts where id = ${accountId} for no key update`.execute(tx);
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from mobile_apps where account_id = ${accountId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** A preview does not change the draft, so it keeps its version. The caller must have locked the app. */
export async function savePreview(
  tx: Tx,
  id: string,
  { preview, key }: { readonly preview: StoredPreview; readonly key: Buffer },
): Promise<void> {
  await tx
    .updateTable('mobile_apps')
    .set({ preview: JSON.stringify(preview), preview_key: key })
    .where('id', '=', id)
    .execute();
}

/** Those of the hashes that versions of apps use; internal to the purge of files, and not scoped. */
export async function listPictureHashes(db: Db | Tx, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`with documents as (
      select unnest(array[draft, sent, live]) as document from mobile_apps
    ), names as (
      select document ->> 'icon' as name from documents
      union all
      select listing ->> 'featureGraphic' from documents, jsonb_array_elements(document -> 'listings') as listing
      union all
      select (preview ->> 'hash') || '.apk' from mobile_apps
      union all
      select picture from documents, jsonb_array_elements(document -> 'listings') as listing,
        jsonb_array_elements_text((listing -> 'phone') || (listing -> 'tablet')) as picture
    )
    select distinct split_part(name, '.', 1) as hash from names
    where split_part(name, '.', 1) = any(${[...hashes]})`.execute(db);
  return rows.map(({ hash }) => hash);
}
