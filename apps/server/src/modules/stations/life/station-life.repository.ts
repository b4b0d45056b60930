import { sql } from 'kysely';
import { ownedBy } from '#/platform/auth/owned-by.repository.ts';
import type { AdminScope, Scope } from '#/platform/auth/scope.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;
type Service = Row<'streaming_services'>;

/** A cast that the scope sees; it is not transferred or terminated before the end of the transaction. */
export async function lockCast(
  tx: Tx,
  scope: Scope,
  username: string,
): Promise<Pick<Row<'casts'>, 'id' | 'name' | 'account_id'> | undefined> {
  const { rows } = await sql<Pick<Row<'casts'>, 'id' | 'name' | 'account_id'>>`select id, name, account_id
    from casts c where username = ${username} and ${ownedBy(scope, { table: 'c', kind: 'cast', id: 'id' })}
    for share`.execute(tx);
  return rows[0];
}

/** The service of an account that plays a cast. */
export function findCastService(
  tx: Tx,
  _scope: AdminScope,
  { accountId, castId }: { readonly accountId: string; readonly castId: string },
): Promise<Service | undefined> {
  return tx
    .selectFrom('streaming_services')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('cast_id', '=', castId)
    .orderBy('id')
    .forUpdate()
    .executeTakeFirst();
}

/** The service of an account with an address. */
export function findServiceAt(
  tx: Tx,
  _scope: AdminScope,
  { accountId, url }: { readonly accountId: string; readonly url: string },
): Promise<Service | undefined> {
  return tx
    .selectFrom('streaming_services')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('url', '=', url)
    .orderBy('id')
    .forUpdate()
    .executeTakeFirst();
}

/** The service of a cast; the engine reports its state, so that it has no checks. */
export async function insertCastService(
  tx: Tx,
  _scope: AdminScope,
  service: NewRow<'streaming_services'>,
): Promise<void> {
  await tx.insertInto('streaming_services').values(service).execute();
}

export interface LossRow {
  name: string;
  version: number;
  songs: number;
  outputs: number;
  has_tune_in: boolean;
  service_id: string | null;
  service: string | null;
}

/** What belongs to a station alone. */
export async function findLoss(db: Executor, _scope: AdminScope, id: string): Promise<LossRow | undefined> {
  const { rows } = await sql<LossRow>`select s.name, s.version, s.service_id, v.label as service,
      (select count(*)::int from songs where station_id = s.id) as songs,
      (select count(*)::int from song_outputs where station_id = s.id) as outputs,
      exists (select from tune_in_settings where station_id = s.id) as has_tune_in
    from stations s left join streaming_services v on v.id = s.service_id where s.id = ${id}`.execute(db);
  return rows[0];
}

/** What belongs to it is deleted by cascade, and what lets people and API keys see it. */
export async function deleteStation(tx: Tx, _scope: AdminScope, id: string): Promise<void> {
  for (const table of ['customer_products', 'invitation_products', 'api_key_products'] as const)
    await sql`delete from ${sql.table(table)} where kind = 'station' and product_id = ${id}`.execute(tx);
  await tx.deleteFrom('stations').where('id', '=', id).execute();
}

/** Lets a person who sees only chosen products see a station. */
export async function grantStation(tx: Tx, customerId: string, stationId: string): Promise<void> {
  await tx
    .insertInto('customer_products')
    .values({ customer_id: customerId, kind: 'station', product_id: stationId })
    .execute();
}
