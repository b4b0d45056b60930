import type { UploadKindName } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import { nameOf } from '#/modules/files/public/file-name.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

/** An upload with the properties of its file. */
export type UploadRow = Row<'file_uploads'> &
  Pick<Row<'files'>, 'content_type' | 'bytes' | 'width' | 'height' | 'is_public'>;

/** The account that uploads: staff have uploads of their own, and access to those of customers. */
const ownerOf = (scope: Scope) => ({
  account_id: scope.kind === 'customer' ? scope.accountId : null,
  admin_id: scope.kind === 'admin' ? scope.adminId : null,
});

/** A limited person has access to their own uploads only: an upload belongs to no product until it is used. */
function within(scope: Scope): RawBuilder<boolean> {
  if (scope.kind === 'admin') return sql`true`;
  const own = sql<boolean>`u.account_id = ${scope.accountId}`;
  if (!scope.isLimited) return own;
  return sql`${own} and u.id in (select upload_id from upload_people where customer_id = ${scope.customerId})`;
}

/** Serializes the uploads of one account, so that they cannot exceed its quota together. */
export async function lockAccount(tx: Tx, scope: Scope): Promise<void> {
  const [table, id] =
    scope.kind === 'customer'
      ? (['accounts', scope.accountId] as const)
      : (['admins', scope.adminId] as const);
  await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(tx);
}

/** The bytes of the account's uploads, without those of `except`. */
export async function uploadedBytes(tx: Tx, scope: Scope, except: string): Promise<number> {
  const { account_id, admin_id } = ownerOf(scope);
  const { rows } = await sql<{ bytes: string }>`select coalesce(sum(f.bytes), 0) as bytes from files f
    where f.hash <> ${except} and f.hash in (select hash from file_uploads
      where account_id is not distinct from ${account_id}::uuid and admin_id is not distinct from ${admin_id}::uuid)`.execute(
    tx,
  );
  return Number(rows[0]?.bytes ?? 0);
}

/** Saves the file unless it is known. A file stays public once it has been. */
export async function saveFile(tx: Tx, row: NewRow<'files'>): Promise<void> {
  await tx
    .insertInto('files')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({ is_public: sql`files.is_public or excluded.is_public` }),
    )
    .execute();
}

/** Saves an upload and returns its id; a repeated one keeps its id. */
export async function saveUpload(
  tx: Tx,
  scope: Scope,
  row: { readonly id: string; readonly hash: string; readonly kind: UploadKindName; readonly at: Date },
): Promise<string> {
  const { id, hash, kind, at } = row;
  const saved = await tx
    .insertInto('file_uploads')
    .values({ id, hash, kind, uploaded_at: at, ...ownerOf(scope) })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'admin_id', 'kind', 'hash']).doUpdateSet({ uploaded_at: at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  if (scope.kind === 'customer') {
    await tx
      .insertInto('upload_people')
      .values({ upload_id: saved.id, customer_id: scope.customerId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return saved.id;
}

export async function findUpload(db: Db | Tx, scope: Scope, id: string): Promise<UploadRow | undefined> {
  const { rows } = await sql<UploadRow>`select u.*, f.content_type, f.bytes, f.width, f.height, f.is_public
    from file_uploads u join files f on f.hash = u.hash where u.id = ${id} and ${within(scope)}`.execute(db);
  return rows[0];
}

/**
 * Returns the hash of an upload of the scope for a resource that is going to use it; undefined if there is none of that
 * kind. The file cannot be deleted before the end of the transaction.
 */
export async function claimUpload(
  tx: Tx,
  scope: Scope,
  { id, kind }: { readonly id: string; readonly kind: UploadKindName },
): Promise<string | undefined> {
  const { rows } = await sql<{
    hash: string;
  }>`select f.hash from file_uploads u join files f on f.hash = u.hash
    where u.id = ${id} and u.kind = ${kind} and ${within(scope)} for key share of u, f`.execute(tx);
  return rows[0]?.hash;
}

/**
 * Those of the public names, `<hash>.<extension>`, that are uploads of the scope for a resource of an account: of that
 * account, or of the member of staff who changes it. The files cannot be deleted before the end of the transaction.
 */
export async function claimFiles(
  tx: Tx,
  scope: Scope,
  wanted: {
    readonly accountId: string;
    readonly names: readonly string[];
    readonly kinds: readonly UploadKindName[];
  },
): Promise<string[]> {
  const { accountId, names, kinds } = wanted;
  if (names.length === 0) return [];
  const hashes = names.map((name) => name.slice(0, name.indexOf('.')));
  const byStaff = scope.kind === 'admin' ? sql`u.admin_id = ${scope.adminId}` : sql`false`;
  const { rows } = await sql<{ hash: string; content_type: string }>`select f.hash, f.content_type
    from file_uploads u join files f on f.hash = u.hash
    where u.hash = any(${hashes}) and u.kind = any(${[...kinds]}) and ${within(scope)}
      and (u.account_id = ${accountId} or ${byStaff}) for key share of u, f`.execute(tx);
  const found = new Set(rows.map((row) => nameOf(row.hash, row.content_type)));
  return names.filter((name) => found.has(name));
}

/** Returns whether the scope had such an upload. */
export async function deleteUpload(db: Db | Tx, scope: Scope, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } =
    await sql`delete from file_uploads u where u.id = ${id} and ${within(scope)}`.execute(db);
  return numAffectedRows > 0n;
}

/** Deletes the upload of a file that no resource of the account uses any more; the hourly job deletes its content. */
export async function releaseUpload(
  tx: Tx,
  accountId: string,
  { hash, kind }: { readonly hash: string; readonly kind: UploadKindName },
): Promise<void> {
  await tx
    .deleteFrom('file_uploads')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('hash', '=', hash)
    .execute();
}
