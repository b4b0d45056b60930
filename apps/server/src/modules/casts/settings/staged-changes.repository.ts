import { limits } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { ChangeRow } from '#/modules/casts/settings/settings.repository.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';

export interface StagedChange extends ChangeRow {
  readonly username: string;
  /** Whether the cast is stopped or suspended. */
  readonly is_closed: boolean;
}

/** Changes that wait for sources. Internal: not scoped. */
export function listStagedChanges(db: Db): Promise<StagedChange[]> {
  return db
    .selectFrom('cast_changes')
    .innerJoin('casts', 'casts.id', 'cast_id')
    .selectAll('cast_changes')
    .select('casts.username')
    .select(sql<boolean>`stopped_at is not null or status = 'suspended'`.as('is_closed'))
    .where('state', '=', 'applying')
    .execute();
}

/** Restarts the timeout of a change. */
export async function restartTimeout(db: Db, { id }: ChangeRow, now: Date): Promise<void> {
  await db
    .updateTable('cast_changes')
    .set({ until: new Date(now.getTime() + limits.applyWithinS * 1_000) })
    .where('id', '=', id)
    .where('state', '=', 'applying')
    .execute();
}

/** Has no effect on a change that is already resolved. */
export async function resolveChange(
  db: Db | Tx,
  { id }: ChangeRow,
  state: Exclude<ChangeRow['state'], 'applying'>,
): Promise<void> {
  await db
    .updateTable('cast_changes')
    .set({ state, until: null, sealed: '{}' })
    .where('id', '=', id)
    .where('state', '=', 'applying')
    .execute();
}
