import { type RawBuilder, sql } from 'kysely';
import type { SampleMonth, SamplePlay, SampleSession } from '#/composition/demo/sample-month.ts';
import {
  rollUpMinutes,
  rollUpStep,
  rollupSteps,
} from '#/modules/casts/listener-counts/roll-up-steps.repository.ts';
import type { Span } from '#/modules/casts/listener-counts/spans.ts';
import { playerOf } from '#/modules/listeners/listeners/players.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Tx } from '#/platform/db/schema.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

interface SampleCast {
  readonly id: string;
  readonly username: string;
  readonly mount: string;
}

const rowsAtOnce = 5_000;
const minuteMs = 60_000;
/** Earlier counts are stored as minutes only, as after the retention of single counts. */
const rawMs = 26 * 60 * minuteMs;

/** Stores a month of a cast, every row marked as sample data. Counts are rolled up by `rollUpSamples`. */
export async function insertSampleMonth(
  tx: Tx,
  { cast, secrets }: { readonly cast: SampleCast; readonly secrets: Pick<SecretBox, 'fingerprint'> },
  { sessions, countsFromMs, counts, plays }: SampleMonth,
): Promise<void> {
  const begin = new Date(countsFromMs);
  const from = new Date(countsFromMs + (counts.length * minuteMs - rawMs));
  const all = sql`(select ${begin}::timestamptz + (place - 1) * interval '1 minute' as at, listeners
    from unnest(${counts}::int[]) with ordinality as counts (listeners, place)) as counts`;
  await sql`insert into listener_samples (username, at, listeners, sample)
    select ${cast.username}, at, listeners, true from ${all} where at >= ${from}`.execute(tx);
  await sql`insert into cast_minutes (cast_id, at, sample, samples, total, lowest, highest)
    select ${cast.id}, at, true, 1, listeners, listeners, listeners from ${all} where at < ${from}`.execute(
    tx,
  );
  for (const batch of inBatches(sessions)) await insertSessions(tx, { cast, secrets }, batch);
  for (const batch of inBatches(plays)) await insertPlays(tx, cast, batch);
  await tx.updateTable('casts').set({ first_on_air_at: begin }).where('id', '=', cast.id).execute();
}

async function insertSessions(
  tx: Tx,
  { cast, secrets }: { readonly cast: SampleCast; readonly secrets: Pick<SecretBox, 'fingerprint'> },
  sessions: readonly SampleSession[],
): Promise<void> {
  const column = <Value>(of: (session: SampleSession) => Value) => sql`${sessions.map(of)}`;
  const person = ({ person: { address, agent } }: SampleSession) =>
    secrets.fingerprint(`${cast.id} ${address} ${agent}`).toString('hex');
  const moments = (of: (session: SampleSession) => number): RawBuilder<unknown> =>
    column((session) => new Date(of(session)).toISOString());
  await sql`insert into listener_sessions (id, cast_id, mount, address, person, agent, player, class, country, referrer,
      is_returning, started_at, ended_at, end_reason, sample)
    select id, ${cast.id}, mount, address::inet, decode(person, 'hex'), agent, player, class, country, referrer,
      is_returning, started_at, ended_at, 'left', true
    from unnest(${column(({ startedAtMs }) => uuidv7(new Date(startedAtMs)))}::uuid[],
      ${column((session) => session.person.mount)}::text[], ${column((session) => session.person.address)}::text[],
      ${column(person)}::text[], ${column((session) => session.person.agent)}::text[],
      ${column((session) => playerOf(session.person.agent).name)}::text[],
      ${column((session) => playerOf(session.person.agent).class)}::text[],
      ${column((session) => session.person.country)}::text[], ${column((session) => session.person.referrer)}::text[],
      ${column(({ isReturning }) => isReturning)}::boolean[], ${moments(({ startedAtMs }) => startedAtMs)}::timestamptz[],
      ${moments(({ endedAtMs }) => endedAtMs)}::timestamptz[])
      as s (id, mount, address, person, agent, player, class, country, referrer, is_returning, started_at, ended_at)`.execute(
    tx,
  );
}

async function insertPlays(tx: Tx, cast: SampleCast, plays: readonly SamplePlay[]): Promise<void> {
  const moments = (of: (play: SamplePlay) => number) => plays.map((play) => new Date(of(play)).toISOString());
  await sql`insert into played_titles (cast_id, mount, title, listeners, started_at, ended_at, sample)
    select ${cast.id}, ${cast.mount}, title, listeners, started_at, ended_at, true
    from unnest(${plays.map(({ title }) => title)}::text[], ${plays.map(({ listeners }) => listeners)}::int[],
      ${moments(({ startedAtMs }) => startedAtMs)}::timestamptz[],
      ${moments(({ endedAtMs }) => endedAtMs)}::timestamptz[])
      as plays (title, listeners, started_at, ended_at)`.execute(tx);
}

/**
 * Rolls up the counts of all casts, as the job does minute by minute. Combined curves cover 24 hours: for earlier days,
 * nobody reads them.
 */
export async function rollUpSamples(tx: Tx, { from, to }: Span): Promise<void> {
  const latest = { from: new Date(to.getTime() - rawMs), to };
  await rollUpMinutes(tx, [latest]);
  for (const step of rollupSteps.slice(1)) {
    await rollUpStep(tx, { owner: 'cast', step, minutes: [{ from, to }] });
    await rollUpStep(tx, { owner: 'fleet', step, minutes: [latest] });
  }
  await sql`update cast_days set halves = (
      select array_agg(highest order by half) from generate_series(0, 47) as half
      left join cast_halves on cast_halves.cast_id = cast_days.cast_id and cast_halves.sample = cast_days.sample
        and cast_halves.at = cast_days.at + half * interval '30 minutes')
    where sample`.execute(tx);
}

function inBatches<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / rowsAtOnce);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
}
