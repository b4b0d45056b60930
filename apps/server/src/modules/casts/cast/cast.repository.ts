import { sql } from 'kysely';
import { within } from '#/modules/casts/cast/cast-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

export interface CastRow {
  id: string;
  username: string;
  name: string;
  status: Row<'casts'>['status'];
  listener_limit: number;
  stopped_at: Date | null;
  stopped_by: Row<'casts'>['stopped_by'];
  suspended_at: Date | null;
  suspended_reason: string | null;
  customer: string;
  on_air: boolean | null;
  listeners: number | null;
  title: string | null;
  title_since: Date | null;
  since: Date | null;
  full_since: Date | null;
  created_at: Date;
}

/** Returns the casts of the scope, all or by name. */
export function listCasts(db: Executor, scope: Scope, usernames?: readonly string[]): Promise<CastRow[]> {
  let query = db
    .selectFrom('casts')
    .innerJoin('accounts', 'accounts.id', 'casts.account_id')
    .leftJoin('cast_live', 'cast_live.cast_id', 'casts.id')
    .select([
      'casts.id',
      'casts.username',
      'casts.name',
      'casts.status',
      'casts.listener_limit',
      'stopped_at',
      'stopped_by',
      'suspended_at',
      'suspended_reason',
      'cast_live.on_air',
      'cast_live.listeners',
      'cast_live.title',
      'cast_live.title_since',
      'cast_live.since',
      'cast_live.full_since',
      'casts.created_at',
    ])
    .select('accounts.name as customer')
    .orderBy(sql`casts.name collate "und-x-icu"`)
    .orderBy('casts.username');
  query = query.where(within(scope));
  if (usernames) query = query.where('casts.username', 'in', [...usernames]);
  return query.execute();
}

/** Not scoped: anyone who can see a cast may know whether the engine is up. */
export function findEngineState(db: Executor): Promise<Row<'engine_state'> | undefined> {
  return db.selectFrom('engine_state').selectAll().executeTakeFirst();
}
