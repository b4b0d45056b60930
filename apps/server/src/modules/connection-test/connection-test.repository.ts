import { sql } from 'kysely';
import type { Db, Row, Tx } from '#/db/schema.ts';
import type { SourceRefusal } from '#/engine/engine.ts';
import { within } from '#/modules/cast/own-cast.ts';
import type { Scope } from '#/modules/session/scope.ts';

type Executor = Db | Tx;

export type TestRow = Row<'connection_tests'>;
export type SourceRow = Pick<
  Row<'on_air_spans'>,
  'mount' | 'started_at' | 'agent' | 'content_type' | 'bitrate'
> & { bitrate_limit: number };

/** Begins anew: what an earlier look out saw is forgotten. */
export async function beginTest(
  db: Executor,
  scope: Scope,
  castId: string,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  await sql`insert into connection_tests (cast_id, started_at, ends_at)
    select casts.id, ${from}, ${to} from casts where casts.id = ${castId} and ${within(scope)}
    on conflict (cast_id) do update set started_at = excluded.started_at, ends_at = excluded.ends_at,
      refused_at = null, reason = null, tried_mount = null, agent = null, content_type = null`.execute(db);
}

export async function findTest(db: Executor, scope: Scope, castId: string): Promise<TestRow | undefined> {
  const { rows } = await sql<TestRow>`select t.* from connection_tests t
    join casts on casts.id = t.cast_id and ${within(scope)} where t.cast_id = ${castId}`.execute(db);
  return rows[0];
}

/** The source that came last of those that are there. */
export async function findSource(db: Executor, scope: Scope, castId: string): Promise<SourceRow | undefined> {
  const { rows } = await sql<SourceRow>`
    select s.mount, s.started_at, s.agent, s.content_type, s.bitrate, casts.bitrate_limit
    from on_air_spans s join casts on casts.id = s.cast_id and ${within(scope)}
    where s.cast_id = ${castId} and s.ended_at is null order by s.started_at desc, s.id desc limit 1`.execute(
    db,
  );
  return rows[0];
}

/** For whoever looks out for it now; else nobody is told. It works for no user, so it knows no scope. */
export async function noteRefusal(db: Executor, refusal: SourceRefusal, at: Date): Promise<void> {
  const { reason, triedMount, agent, contentType } = refusal;
  await sql`update connection_tests set refused_at = ${at}, reason = ${reason}, tried_mount = ${triedMount},
      agent = ${agent}, content_type = ${contentType}
    from cast_streams where cast_streams.cast_id = connection_tests.cast_id
      and cast_streams.mount = ${refusal.mount} and ends_at > ${at}`.execute(db);
}
