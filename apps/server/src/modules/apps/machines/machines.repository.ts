import type { AppPlatform } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

// Build machines belong to the provider, and are not scoped.

type MachineColumns = Row<'build_machines'>;

/** A machine with its present build. */
export interface MachineRow extends MachineColumns {
  build_id: string | null;
  build_number: number | null;
  build_progress: number | null;
  build_started_at: Date | null;
  app_id: string | null;
  app_name: string | null;
  app_platform: AppPlatform | null;
}

export function listMachines(db: Executor, id?: string): Promise<MachineRow[]> {
  return db
    .selectFrom('build_machines as m')
    .leftJoin('app_builds as b', (join) =>
      join.onRef('b.machine_id', '=', 'm.id').on('b.state', '=', 'building'),
    )
    .leftJoin('mobile_apps as a', 'a.id', 'b.app_id')
    .selectAll('m')
    .select([
      'b.id as build_id',
      'b.number as build_number',
      'b.progress as build_progress',
      'b.started_at as build_started_at',
      'a.id as app_id',
      'a.name as app_name',
      'a.platform as app_platform',
    ])
    .$if(id !== undefined, (query) => query.where('m.id', '=', id ?? ''))
    .orderBy('m.name')
    .orderBy('m.id')
    .execute();
}

/** The number of machines. Concurrent creations wait for each other. */
export async function countAllMachines(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('build machines', 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('build_machines')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Machines for a platform that called since a time and take jobs. */
export async function countMachinesSince(db: Db, platform: AppPlatform, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('build_machines')
    .where('last_seen_at', '>', since)
    .where('is_paused', '=', false)
    .where(sql<boolean>`${platform} = any(labels)`)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertMachine(tx: Tx, row: NewRow<'build_machines'>): Promise<void> {
  await tx.insertInto('build_machines').values(row).execute();
}

export function lockMachine(tx: Tx, id: string): Promise<MachineColumns | undefined> {
  return tx.selectFrom('build_machines').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The machine of a registration token, locked. */
export function lockRegistration(tx: Tx, hash: Buffer): Promise<MachineColumns | undefined> {
  return tx
    .selectFrom('build_machines')
    .selectAll()
    .where('registration_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
}

export function findMachineByToken(db: Db, hash: Buffer): Promise<MachineColumns | undefined> {
  return db.selectFrom('build_machines').selectAll().where('token_hash', '=', hash).executeTakeFirst();
}

export async function updateMachine(
  db: Executor,
  id: string,
  change: Partial<Omit<MachineColumns, 'id'>>,
): Promise<void> {
  await db.updateTable('build_machines').set(change).where('id', '=', id).execute();
}

export async function deleteMachineRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('build_machines').where('id', '=', id).execute();
}

/** The builds that a machine claimed or runs. */
export async function listBuildsOfMachine(db: Executor, machineId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('app_builds')
    .select('id')
    .where('machine_id', '=', machineId)
    .where('state', 'in', ['queued', 'building'])
    .execute();
  return rows.map(({ id }) => id);
}
