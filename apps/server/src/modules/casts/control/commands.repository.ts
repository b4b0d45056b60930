import { sql } from 'kysely';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

/** Event topic that notifies the server with the engine of a new command. */
export const ordersTopic = 'orders';

export type Order = Row<'engine_orders'>;

export async function addOrders(tx: Tx, orders: readonly NewRow<'engine_orders'>[]): Promise<void> {
  if (orders.length > 0)
    await tx
      .insertInto('engine_orders')
      .values([...orders])
      .execute();
}

/** Each command is handed out once, oldest first. Internal: not scoped. */
export async function takeOrders(db: Db): Promise<Order[]> {
  const { rows } = await sql<Order>`delete from engine_orders returning *`.execute(db);
  return rows.sort((a, b) => a.id.localeCompare(b.id, 'en'));
}
