import { sql } from 'kysely';
import type { Place } from '#/modules/silence/alerts/queue/place.ts';
import { ownedBy } from '#/platform/auth/owned-by.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

/** A station or a policy, with the limits of its recipients. */
export interface RecipientOwner extends Place {
  readonly name: string;
  /** Null for a policy. */
  readonly account_id: string | null;
  readonly max_recipients: number | null;
  readonly sms_per_month: number | null;
}

/** Undefined for a place that the scope may not see. Only staff see policies. */
export async function findOwner(
  db: Executor,
  scope: Scope,
  { kind, id }: Place,
): Promise<RecipientOwner | undefined> {
  const { rows } =
    kind === 'station'
      ? await sql<
          Omit<RecipientOwner, 'kind'>
        >`select s.id, s.name, s.account_id, t.max_recipients, t.sms_per_month
        from stations s left join silence_settings t on t.station_id = s.id
        where s.id = ${id} and ${ownedBy(scope, { table: 's', kind: 'station', id: 'id' })}`.execute(db)
      : await sql<
          Omit<RecipientOwner, 'kind'>
        >`select p.id, p.name, null as account_id, null as max_recipients,
          null as sms_per_month
        from silence_policies p where p.id = ${id} and ${scope.kind === 'admin'}`.execute(db);
  return rows[0] && { kind, ...rows[0] };
}

/** Locks a policy until the end of the transaction; undefined without one. */
export async function lockPolicy(
  tx: Tx,
  scope: Scope,
  id: string,
): Promise<Row<'silence_policies'> | undefined> {
  const { rows } = await sql<Row<'silence_policies'>>`select p.* from silence_policies p
    where p.id = ${id} and ${scope.kind === 'admin'} for update`.execute(tx);
  return rows[0];
}

/** Whether a person of the account or, for a policy, of the staff, who can sign in, has an address. */
export async function isPersonOf(
  tx: Tx,
  { account_id: accountId }: Pick<RecipientOwner, 'account_id'>,
  email: string,
): Promise<boolean> {
  const found =
    accountId === null
      ? await tx
          .selectFrom('admins')
          .select('id')
          .where('email', '=', email)
          .where('disabled_at', 'is', null)
          .executeTakeFirst()
      : await tx
          .selectFrom('customers')
          .select('id')
          .where('account_id', '=', accountId)
          .where('email', '=', email)
          .where('disabled_at', 'is', null)
          .where('invited_at', 'is', null)
          .executeTakeFirst();
  return found !== undefined;
}
