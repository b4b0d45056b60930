import { createHash, randomBytes } from 'node:crypto';
import { type InvitedRole, limits } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { keysOf, type ProductKey } from '#/modules/identity/people/people.repository.ts';
import type { CustomerScope } from '#/platform/auth/scope.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

type Executor = Db | Tx;

export type InvitationRow = Pick<
  Row<'invitations'>,
  'id' | 'account_id' | 'email' | 'role' | 'is_limited' | 'sent_at' | 'expires_at'
> & {
  products: ProductKey[];
  /** The name of the person who invited; null if that person has left the account. */
  invited_by: string | null;
};

/** An invitation with the account that it is for. */
export type OpenInvitationRow = InvitationRow & { account_name: string; has_sign_in: boolean };

const columns = sql`i.id, i.account_id, i.email, i.role, i.is_limited, i.sent_at, i.expires_at,
  ${keysOf(sql`invitation_products p where p.invitation_id = i.id`)} as products,
  (select c.first_name || ' ' || c.last_name from customers c
    where c.id = i.invited_by and c.account_id = i.account_id) as invited_by`;

/** The invitations of the account, latest first. */
export async function findInvitations(db: Executor, scope: CustomerScope): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`select ${columns} from invitations i
    where account_id = ${scope.accountId} order by sent_at desc, id desc`.execute(db);
  return rows;
}

/** The people and the invitations of the account together, without an invitation to the address. */
export async function countPlaces(tx: Tx, scope: CustomerScope, email: string): Promise<number> {
  const { rows } = await sql<{ places: number }>`select
    (select count(*) from customers where account_id = ${scope.accountId})::int +
    (select count(*) from invitations where account_id = ${scope.accountId} and email <> ${email})::int
    as places`.execute(tx);
  return rows[0]?.places ?? 0;
}

interface NewInvitation {
  readonly email: string;
  readonly role: InvitedRole;
  readonly products: readonly ProductKey[] | null;
}

/** Saves an invitation in place of an earlier one to the address. Returns its token, of which only the hash is stored. */
export async function saveInvitation(
  tx: Tx,
  scope: CustomerScope,
  { email, role, products }: NewInvitation,
  at: Date,
): Promise<string> {
  const { account_id, ...link } = { account_id: scope.accountId, ...newLink(at) };
  await tx
    .deleteFrom('invitations')
    .where('account_id', '=', account_id)
    .where('email', '=', email)
    .execute();
  const row: NewRow<'invitations'> = {
    id: uuidv7(at),
    account_id,
    email,
    role,
    is_limited: products !== null,
    token_hash: link.hash,
    invited_by: scope.customerId,
    sent_at: at,
    expires_at: link.expiresAt,
  };
  await tx.insertInto('invitations').values(row).execute();
  if (products?.length) {
    await tx
      .insertInto('invitation_products')
      .values(products.map(({ kind, id }) => ({ invitation_id: row.id, kind, product_id: id })))
      .execute();
  }
  return link.token;
}

/** Gives an invitation of the account a new token; undefined if there is none with this id. */
export async function renewInvitation(
  tx: Tx,
  scope: CustomerScope,
  { id, at }: { id: string; at: Date },
): Promise<{ email: string; token: string } | undefined> {
  const { token, hash, expiresAt } = newLink(at);
  const row = await tx
    .updateTable('invitations')
    .set({ token_hash: hash, sent_at: at, expires_at: expiresAt })
    .where('id', '=', id)
    .where('account_id', '=', scope.accountId)
    .returning('email')
    .executeTakeFirst();
  return row && { email: row.email, token };
}

/** Returns whether the account had the invitation. */
export async function deleteInvitation(tx: Tx, scope: CustomerScope, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('account_id', '=', scope.accountId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The valid invitation of a token, which is what proves access to it. */
export async function findOpenInvitation(
  db: Executor,
  token: string,
  now: Date,
): Promise<OpenInvitationRow | undefined> {
  const { rows } = await sql<OpenInvitationRow>`select ${columns}, a.name as account_name,
      exists (select from customers c where c.email = i.email) as has_sign_in
    from invitations i join accounts a on a.id = i.account_id
    where token_hash = ${hashOf(token)} and expires_at > ${now} and a.disabled_at is null`.execute(db);
  return rows[0];
}

/** Deletes the invitation of a token and returns whether it existed: of two concurrent calls only one succeeds. */
export async function takeInvitation(tx: Tx, token: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('invitations')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Adds a new person. Returns false if the address already has a sign-in. */
export async function insertPerson(tx: Tx, person: NewRow<'customers'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('customers')
    .values(person)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes invitations that expired long ago; until then the owner can send them again. */
export async function purgeInvitations(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('invitations').where('expires_at', '<', before).execute();
}

const dayMs = 24 * 60 * 60_000;

function newLink(at: Date) {
  const token = randomBytes(16).toString('base64url');
  const expiresAt = new Date(at.getTime() + limits.invitationDays * dayMs);
  return { token, hash: hashOf(token), expiresAt };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
