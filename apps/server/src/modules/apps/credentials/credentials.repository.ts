import { sql } from 'kysely';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

type Table = 'signing_bundles' | 'keystores';

/** An app that is signed by a bundle or a keystore. */
export interface SigningUser {
  readonly signingId: string;
  readonly id: string;
  readonly name: string;
  readonly customer: string;
  readonly packageId: string;
}

export function listBundles(db: Db | Tx, _scope: AdminScope): Promise<Row<'signing_bundles'>[]> {
  return db.selectFrom('signing_bundles').selectAll().orderBy('reference').execute();
}

export function listKeystores(db: Db | Tx, _scope: AdminScope): Promise<Row<'keystores'>[]> {
  return db.selectFrom('keystores').selectAll().orderBy('reference').execute();
}

export function findBundle(
  db: Db | Tx,
  _scope: AdminScope,
  id: string,
): Promise<Row<'signing_bundles'> | undefined> {
  return db.selectFrom('signing_bundles').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findKeystore(
  db: Db | Tx,
  _scope: AdminScope,
  id: string,
): Promise<Row<'keystores'> | undefined> {
  return db.selectFrom('keystores').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockBundle(
  tx: Tx,
  _scope: AdminScope,
  id: string,
): Promise<Row<'signing_bundles'> | undefined> {
  return tx
    .selectFrom('signing_bundles')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function lockKeystore(tx: Tx, _scope: AdminScope, id: string): Promise<Row<'keystores'> | undefined> {
  return tx.selectFrom('keystores').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The apps that bundles or keystores sign. */
export async function listUsers(
  db: Db | Tx,
  _scope: AdminScope,
  ids: readonly string[],
): Promise<SigningUser[]> {
  const { rows } = await sql<SigningUser>`select m.settings ->> 'signingId' as "signingId", m.id, m.name,
      a.name as customer, m.package_id as "packageId"
    from mobile_apps m join accounts a on a.id = m.account_id
    where m.settings ->> 'signingId' = any(${[...ids]})
    order by m.name collate "und-x-icu", m.id`.execute(db);
  return rows;
}

/** A release of secrets to a build machine. */
export interface SigningUse {
  readonly signingId: string;
  readonly at: Date;
  readonly machine: string;
  readonly app: string;
}

/** The audited releases of secrets to build machines, latest first. */
export async function listUses(
  db: Db | Tx,
  _scope: AdminScope,
  ids: readonly string[],
  limit: number,
): Promise<SigningUse[]> {
  const { rows } = await sql<SigningUse>`
    select "signingId", at, machine, app from (
      select t.details ->> 'signing' as "signingId", t.at, coalesce(t.details ->> 'machine', '') as machine,
        coalesce(m.name, '') as app,
        row_number() over (partition by t.details ->> 'signing' order by t.at desc) as number
      from audit_trail t left join mobile_apps m on m.id::text = t.details ->> 'app'
      where t.action = 'build.secrets_released' and t.details ->> 'signing' = any(${[...ids]})
    ) as uses where number <= ${limit} order by at desc`.execute(db);
  return rows;
}

/** What staff did to a secret, and the fingerprint of the certificate that it had then. */
export interface SigningChange {
  readonly signingId: string;
  readonly at: Date;
  readonly act: 'created' | 'replaced' | 'revoked';
  readonly by: string | null;
  readonly certificate: string;
}

/** The audited changes, latest first. */
export async function listChanges(
  db: Db | Tx,
  _scope: AdminScope,
  ids: readonly string[],
  limit: number,
): Promise<SigningChange[]> {
  const { rows } = await sql<SigningChange>`select "signingId", at, act, by, certificate from (
      select details ->> 'signing' as "signingId", at, split_part(action, '.', 2) as act, actor_name as by,
        coalesce(details ->> 'certificate', '') as certificate,
        row_number() over (partition by details ->> 'signing' order by at desc, id desc) as number
      from audit_trail
      where action in ('signing.created', 'signing.replaced', 'signing.revoked')
        and details ->> 'signing' = any(${[...ids]})
    ) as changes where number <= ${limit} order by number`.execute(db);
  return rows;
}

/** What signs an app, for its build: not scoped. Undefined without one, and if it was revoked. */
export async function findBuildBundle(
  db: Db,
  appId: string,
): Promise<Pick<Row<'signing_bundles'>, 'id' | 'facts' | 'secret'> | undefined> {
  const { rows } = await sql<Pick<Row<'signing_bundles'>, 'id' | 'facts' | 'secret'>>`
    select b.id, b.facts, b.secret from mobile_apps m
    join signing_bundles b on b.id::text = m.settings ->> 'signingId' and b.revoked_at is null
    where m.id = ${appId}`.execute(db);
  return rows[0];
}

/** See `findBuildBundle`. */
export async function findBuildKeystore(
  db: Db,
  appId: string,
): Promise<Pick<Row<'keystores'>, 'id' | 'secret'> | undefined> {
  const { rows } = await sql<Pick<Row<'keystores'>, 'id' | 'secret'>>`select k.id, k.secret from mobile_apps m
    join keystores k on k.id::text = m.settings ->> 'signingId' and k.revoked_at is null
    where m.id = ${appId}`.execute(db);
  return rows[0];
}

/** Returns false if the reference is taken. */
export async function insertBundle(
  tx: Tx,
  _scope: AdminScope,
  row: NewRow<'signing_bundles'>,
): Promise<boolean> {
  return inserted(
    await tx
      .insertInto('signing_bundles')
      .values(row)
      .onConflict((on) => on.doNothing())
      .execute(),
  );
}

/** Returns false if the reference is taken. */
export async function insertKeystore(tx: Tx, _scope: AdminScope, row: NewRow<'keystores'>): Promise<boolean> {
  return inserted(
    await tx
      .insertInto('keystores')
      .values(row)
      .onConflict((on) => on.doNothing())
      .execute(),
  );
}

const inserted = ([result]: readonly { readonly numInsertedOrUpdatedRows?: bigint | undefined }[]): boolean =>
  (result?.numInsertedOrUpdatedRows ?? 0n) > 0n;

/** Whether another row of the table has the reference. */
export async function isReferenceTaken(
  tx: Db | Tx,
  _scope: AdminScope,
  table: Table,
  { id, reference }: { readonly id: string; readonly reference: string },
): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)}
    where lower(reference) = lower(${reference}) and id <> ${id}`.execute(tx);
  return rows.length > 0;
}

/** The caller must have locked the bundle. */
export async function saveBundle(
  tx: Tx,
  _scope: AdminScope,
  id: string,
  change: { reference: string; facts: string; secret: Buffer; replaced_at: Date },
): Promise<void> {
  await tx
    .updateTable('signing_bundles')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** The caller must have locked the keystore. */
export async function saveKeystore(
  tx: Tx,
  _scope: AdminScope,
  id: string,
  change: {
    reference: string;
    facts: string;
    secret: Buffer;
    is_play_signing: boolean;
    reset_at: Date | null;
  },
): Promise<void> {
  await tx
    .updateTable('keystores')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** The caller must have locked the row. */
export async function setRevoked(
  tx: Tx,
  _scope: AdminScope,
  table: Table,
  id: string,
  at: Date,
): Promise<void> {
  await sql`update ${sql.table(table)} set revoked_at = coalesce(revoked_at, ${at}), version = version + 1
    where id = ${id}`.execute(tx);
}

/** The caller must have checked that no app uses it. */
export async function deleteRow(tx: Tx, _scope: AdminScope, table: Table, id: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx);
}

/** Whether a bundle or a keystore of the platform exists and is not revoked. */
export async function canSign(
  tx: Tx,
  _scope: AdminScope,
  platform: 'android' | 'ios',
  id: string,
): Promise<boolean> {
  const table = platform === 'ios' ? 'signing_bundles' : 'keystores';
  const { rows } = await sql`select from ${sql.table(table)}
    where id = ${id} and revoked_at is null for key share`.execute(tx);
  return rows.length > 0;
}
