import { sql } from 'kysely';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

/** What the server that holds the engine is told by: something is asked for. */
export const ordersTopic = 'orders';

export type Order = Row<'engine_orders'>;

export async function addOrders(tx: Tx, orders: readonly NewRow<'engine_orders'>[]): Promise<void> {
  if (orders.length > 0)
    await tx
      .insertInto('engine_orders')
      .values([...orders])
      .execute();
}

/** Each order is given out once, to whoever holds an engine: hence no scope. The oldest comes first. */
export async function takeOrders(db: Db): Promise<Order[]> {
  const { rows } = await sql<Order>`delete from engine_orders returning *`.execute(db);
  return rows.sort((a, b) => a.id.localeCompare(b.id, 'en'));
}
