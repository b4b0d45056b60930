import { sql } from 'kysely';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

/** Event topic that notifies the server with the engine of a new command. */
export const commandsTopic = 'orders';

export type Command = Row<'engine_orders'>;

export async function addCommands(tx: Tx, commands: readonly NewRow<'engine_orders'>[]): Promise<void> {
  if (commands.length > 0)
    await tx
      .insertInto('engine_orders')
      .values([...commands])
      .execute();
}

/** Each command is handed out once, oldest first. Internal: not scoped. */
export async function takeCommands(db: Db): Promise<Command[]> {
  const { rows } = await sql<Command>`delete from engine_orders returning *`.execute(db);
  return rows.sort((a, b) => a.id.localeCompare(b.id, 'en'));
}
