import type { EngineInfo } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { type KnownStream, listKnownStreams } from '#/modules/casts/cast/live-streams.repository.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

export interface KnownCast {
  id: string;
  accountId: string;
  username: string;
  listenerLimit: number;
  /** The primary first, then the others in order. */
  streams: readonly KnownStream[];
  live: Omit<Row<'cast_live'>, 'cast_id' | 'sample'> | null;
}

/** All casts with their streams and latest reports. Internal: not scoped. */
export async function listKnownCasts(db: Db): Promise<KnownCast[]> {
  const rows = await db
    .selectFrom('casts')
    .leftJoin('cast_live', 'cast_live.cast_id', 'casts.id')
    .select(['casts.id', 'account_id', 'username', 'listener_limit'])
    .select(['on_air', 'listeners', 'cast_live.title', 'title_since', 'since', 'full_since'])
    .execute();
  const streams = Map.groupBy(await listKnownStreams(db), ({ cast_id }) => cast_id);
  return rows.map(({ id, account_id, username, listener_limit, on_air, since, ...rest }) => ({
    id,
    accountId: account_id,
    username,
    listenerLimit: listener_limit,
    streams: streams.get(id) ?? [],
    live: on_air === null || since === null ? null : { on_air, since, ...rest },
  }));
}

/** Returns true when clients must be notified: the engine or its state changed. */
export async function saveEngine(db: Db, tellsListeners: boolean, info: EngineInfo): Promise<boolean> {
  const before = await db.selectFrom('engine_state').select(['kind', 'state']).executeTakeFirst();
  const row = {
    kind: info.kind,
    state: info.state,
    version: info.version,
    capabilities: info.capabilities && JSON.stringify(info.capabilities),
    checked_at: info.checkedAt === null ? null : new Date(info.checkedAt),
    tells_listeners: tellsListeners,
  };
  await db
    .insertInto('engine_state')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  return before?.kind !== info.kind || before.state !== info.state;
}

export type LiveUpdate = Omit<Row<'cast_live'>, 'sample'>;

export async function saveLive(db: Db, updates: LiveUpdate[]): Promise<void> {
  await db
    .insertInto('cast_live')
    .values(updates.map((update) => ({ ...update, sample: false })))
    .onConflict((conflict) =>
      conflict.column('cast_id').doUpdateSet((eb) => ({
        on_air: eb.ref('excluded.on_air'),
        listeners: eb.ref('excluded.listeners'),
        title: eb.ref('excluded.title'),
        title_since: eb.ref('excluded.title_since'),
        since: eb.ref('excluded.since'),
        full_since: eb.ref('excluded.full_since'),
        sample: eb.ref('excluded.sample'),
      })),
    )
    .execute();
}

export async function markEngineDown(db: Db): Promise<void> {
  await db.updateTable('engine_state').set({ state: 'down' }).execute();
}

/** Returns the time of a newer engine report, or null if there is none and the engine was marked offline. */
export async function saveEngineOffline(db: Db, until: Date): Promise<Date | null> {
  const off = {
    kind: 'off',
    state: 'off',
    version: null,
    capabilities: null,
    checked_at: null,
    tells_listeners: false,
  } as const;
  const saved = await db
    .insertInto('engine_state')
    .values(off)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(off)
        .where((eb) =>
          eb.or([eb('engine_state.checked_at', 'is', null), eb('engine_state.checked_at', '<=', until)]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  if (saved) return null;
  const { checked_at } = await db.selectFrom('engine_state').select('checked_at').executeTakeFirstOrThrow();
  return checked_at;
}

/** Connected demo listeners by cast id. Internal: not scoped. */
export async function countDemoListeners(db: Db | Tx): Promise<Map<string, number>> {
  const { rows } = await sql<{
    id: string;
    listeners: number;
  }>`select cast_id as id, count(*)::int as listeners
    from listener_sessions where ended_at is null and sample group by cast_id`.execute(db);
  return new Map(rows.map(({ id, listeners }) => [id, listeners]));
}
