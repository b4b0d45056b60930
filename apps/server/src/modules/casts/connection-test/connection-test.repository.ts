import type { StreamCodec } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { SourceRefusal } from '#/engine/engine.ts';
import { within } from '#/modules/casts/cast/cast-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

export type TestRow = Row<'connection_tests'>;
export type SourceRow = Pick<
  Row<'on_air_spans'>,
  'mount' | 'started_at' | 'agent' | 'content_type' | 'bitrate'
> & {
  bitrate_limit: number;
  /** As configured. */
  codec: StreamCodec;
  measured_kbps: number | null;
  /** Connected after the test started. */
  is_new: boolean;
  /** Every stream of the cast has a source, so no other can connect. */
  is_full: boolean;
};

/** Starts a new test: earlier results are discarded, and sources already connected do not count. */
export async function beginTest(
  db: Executor,
  scope: Scope,
  castId: string,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  await sql`insert into connection_tests (cast_id, started_at, ends_at, last_span)
    select casts.id, ${from}, ${to}, coalesce((select max(id) from on_air_spans where cast_id = casts.id), 0)
    from casts where casts.id = ${castId} and ${within(scope)}
    on conflict (cast_id) do update set started_at = excluded.started_at, ends_at = excluded.ends_at,
      last_span = excluded.last_span, refused_at = null, reason = null, tried_mount = null, agent = null, content_type = null`.execute(
    db,
  );
}

export async function findTest(db: Executor, scope: Scope, castId: string): Promise<TestRow | undefined> {
  const { rows } = await sql<TestRow>`select t.* from connection_tests t
    join casts on casts.id = t.cast_id and ${within(scope)} where t.cast_id = ${castId}`.execute(db);
  return rows[0];
}

/** The connected source that came last. */
export async function findSource(
  db: Executor,
  scope: Scope,
  { cast_id, last_span }: TestRow,
): Promise<SourceRow | undefined> {
  const { rows } = await sql<SourceRow>`
    select s.mount, s.started_at, s.agent, s.content_type, s.bitrate, casts.bitrate_limit,
      coalesce(stream.codec, 'mp3') as codec, live.measured_kbps,
      s.id > ${last_span} as is_new, not exists (select from cast_streams where cast_id = casts.id and mount not in (
        select mount from on_air_spans where cast_id = casts.id and ended_at is null)) as is_full
    from on_air_spans s join casts on casts.id = s.cast_id and ${within(scope)}
    left join cast_streams stream on stream.cast_id = s.cast_id and stream.mount = s.mount
    left join stream_live live on live.stream_id = stream.id
    where s.cast_id = ${cast_id} and s.ended_at is null order by s.id desc limit 1`.execute(db);
  return rows[0];
}

/** Stores the refusal on a running test, if there is one. Internal: not scoped. */
export async function noteRefusal(db: Executor, refusal: SourceRefusal, at: Date): Promise<void> {
  const { reason, triedMount, agent, contentType } = refusal;
  await sql`update connection_tests set refused_at = ${at}, reason = ${reason}, tried_mount = ${triedMount},
      agent = ${agent}, content_type = ${contentType}
    from cast_streams where cast_streams.cast_id = connection_tests.cast_id
      and cast_streams.mount = ${refusal.mount} and ends_at > ${at}`.execute(db);
}

const overBitrateEveryS = 10;

/**
 * Stores when a source was disconnected or rejected because of its bitrate. Returns the username of the cast, or
 * undefined when an encoder that retries endlessly has just been noted. Internal: not scoped.
 */
export async function noteOverBitrate(db: Executor, mount: string, at: Date): Promise<string | undefined> {
  const { rows } = await sql<{ username: string }>`update cast_streams set over_bitrate_at = ${at} from casts
    where casts.id = cast_id and mount = ${mount} and (over_bitrate_at is null
      or over_bitrate_at <= ${at}::timestamptz - make_interval(secs => ${overBitrateEveryS}))
    returning username`.execute(db);
  return rows[0]?.username;
}
