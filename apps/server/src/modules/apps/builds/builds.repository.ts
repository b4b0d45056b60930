import { type AppPlatform, limits } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { BuildRow } from '#/modules/apps/builds/build.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

// Builds are not scoped: staff see all of them, machines those that they lease, and apps list their own.

/** Locks the app of a build. Always before the build itself, in the order in which moves of apps lock them. */
export async function lockAppOf(tx: Tx, buildId: string): Promise<void> {
  await sql`select from mobile_apps where id = (select app_id from app_builds where id = ${buildId})
    for no key update`.execute(tx);
}

export function lockBuild(tx: Tx, id: string): Promise<BuildRow | undefined> {
  return tx.selectFrom('app_builds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The number of the next build of an app. */
export async function nextNumber(tx: Tx, appId: string): Promise<number> {
  const { latest } = await tx
    .selectFrom('app_builds')
    .where('app_id', '=', appId)
    .select((eb) => eb.fn.max('number').as('latest'))
    .executeTakeFirstOrThrow();
  return (latest ?? 0) + 1;
}

/** Of all builds of an app; 0 without one. */
export async function highestVersionCode(tx: Tx, appId: string): Promise<number> {
  const { code } = await tx
    .selectFrom('app_builds')
    .where('app_id', '=', appId)
    .select((eb) => eb.fn.coalesce(eb.fn.max('version_code'), eb.lit(0)).as('code'))
    .executeTakeFirstOrThrow();
  return Number(code);
}

export async function insertBuild(tx: Tx, row: NewRow<'app_builds'>): Promise<void> {
  await tx.insertInto('app_builds').values(row).execute();
}

export async function updateBuild(db: Executor, id: string, change: Partial<BuildRow>): Promise<void> {
  await db.updateTable('app_builds').set(change).where('id', '=', id).execute();
}

interface BuildOfApp {
  readonly platform: AppPlatform;
  readonly id: string;
  readonly build: string;
}

export function findBuild(db: Executor, { platform, id, build }: BuildOfApp): Promise<BuildRow | undefined> {
  return db
    .selectFrom('app_builds')
    .selectAll()
    .where('id', '=', build)
    .where('app_id', '=', id)
    .where('platform', '=', platform)
    .executeTakeFirst();
}

/** Latest first. */
export function listBuildsOf(db: Executor, appId: string): Promise<BuildRow[]> {
  return db
    .selectFrom('app_builds')
    .selectAll()
    .where('app_id', '=', appId)
    .orderBy('number', 'desc')
    .limit(limits.appBuilds)
    .execute();
}

/** Builds that run or wait, by app. */
export function listOpenBuilds(
  db: Executor,
  appIds: readonly string[],
): Promise<Pick<BuildRow, 'id' | 'app_id' | 'progress' | 'log_bytes'>[]> {
  if (appIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('app_builds')
    .select(['id', 'app_id', 'progress', 'log_bytes'])
    .where('app_id', 'in', [...appIds])
    .where('state', 'in', ['queued', 'building'])
    .execute();
}

/** Cancels the open builds of an app and returns their ids. */
export async function cancelOpenBuilds(tx: Tx, appId: string, at: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('app_builds')
    .set({ state: 'cancelled', fault: 'cancelled', finished_at: at, progress: null })
    .where('app_id', '=', appId)
    .where('state', 'in', ['queued', 'building'])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

interface Late {
  readonly now: Date;
  /** Builds that started before took too long. */
  readonly startedBefore: Date;
}

/** Builds whose lease ended, or that take too long. */
export async function listLateBuilds(db: Db, { now, startedBefore }: Late): Promise<string[]> {
  const rows = await db
    .selectFrom('app_builds')
    .select('id')
    .where('state', '=', 'building')
    .where((eb) => eb.or([eb('lease_until', '<=', now), eb('started_at', '<', startedBefore)]))
    .execute();
  return rows.map(({ id }) => id);
}

/** Builds that wait, by platform. */
export async function countWaiting(db: Db): Promise<{ platform: AppPlatform; count: number }[]> {
  const rows = await db
    .selectFrom('app_builds')
    .where('state', '=', 'queued')
    .groupBy('platform')
    .orderBy('platform')
    .select((eb) => ['platform', eb.fn.countAll<string>().as('count')] as const)
    .execute();
  return rows.map(({ platform, count }) => ({ platform, count: Number(count) }));
}

interface Claim {
  readonly machineId: string;
  readonly platforms: readonly string[];
  readonly leaseId: string;
  readonly now: Date;
  readonly until: Date;
}

/** Whether the machine builds something. */
export async function isBuilding(tx: Tx, machineId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('app_builds')
    .select('id')
    .where('machine_id', '=', machineId)
    .where('state', '=', 'building')
    .executeTakeFirst();
  return row !== undefined;
}

/** What the machine claimed and did not accept yet: its answer was lost. */
export async function extendClaim(tx: Tx, { machineId, now, until }: Claim): Promise<BuildRow | undefined> {
  return tx
    .updateTable('app_builds')
    .set({ lease_until: until })
    .where('machine_id', '=', machineId)
    .where('state', '=', 'queued')
    .where('lease_until', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Leases the build that waits longest; others who claim at the same time take the next ones. */
export async function takeNextBuild(
  tx: Tx,
  { machineId, platforms, leaseId, now, until }: Claim,
): Promise<BuildRow | undefined> {
  return tx
    .updateTable('app_builds')
    .set({ machine_id: machineId, lease_id: leaseId, lease_until: until })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('app_builds as waiting')
        .select('waiting.id')
        .where('waiting.state', '=', 'queued')
        .where(sql<boolean>`waiting.platform = any(${[...platforms]})`)
        .where((or) => or.or([or('waiting.lease_until', 'is', null), or('waiting.lease_until', '<=', now)]))
        .orderBy('waiting.created_at')
        .orderBy('waiting.id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

export interface Lease {
  readonly id: string;
  readonly lease: string;
  readonly machineId: string;
}

/** The build of a lease, running or not. */
export function findLeased(db: Executor, { id, lease, machineId }: Lease): Promise<BuildRow | undefined> {
  return db
    .selectFrom('app_builds')
    .selectAll()
    .where('id', '=', id)
    .where('lease_id', '=', lease)
    .where('machine_id', '=', machineId)
    .executeTakeFirst();
}

/** Marks the secrets of a lease as released; false if they were. */
export async function takeSecrets(tx: Tx, { id, lease }: Lease, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('app_builds')
    .set({ secrets_released_at: at })
    .where('id', '=', id)
    .where('lease_id', '=', lease)
    .where('secrets_released_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Extends a lease; undefined if the build does not run. */
export function beat(
  db: Db,
  { id, lease, machineId }: Lease,
  { until, progress }: { readonly until: Date; readonly progress: number | null },
): Promise<Pick<Row<'app_builds'>, 'app_id'> | undefined> {
  return db
    .updateTable('app_builds')
    .set({ lease_until: until, ...(progress !== null && { progress }) })
    .where('id', '=', id)
    .where('lease_id', '=', lease)
    .where('machine_id', '=', machineId)
    .where('state', '=', 'building')
    .returning('app_id')
    .executeTakeFirst();
}
