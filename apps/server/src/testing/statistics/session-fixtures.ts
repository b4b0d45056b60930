import fc from 'fast-check';
import { sql } from 'kysely';
import type { Db } from '#/platform/db/schema.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { GivenSession } from '#/testing/statistics/reference-statistics.ts';

const hourS = 3_600;
const mounts = ['/aurora', '/aurora-64', '/gone'];
const kinds = [
  ['VLC', 'desktop'],
  ['Alexa', 'speaker'],
  [null, 'unknown'],
  ['Monitor', 'bot'],
  ['Icecast', 'relay'],
] as const;
const referrers = [null, 'https://radio.example/live', 'http://radio.example:8080/', 'https://other.example'];

/** Sessions of a few listeners in the days before a time: short, long, over midnight, and still open. */
export function sessionsBefore(nowMs: number, days: number): fc.Arbitrary<GivenSession[]> {
  const lengthS = fc.oneof(
    fc.constantFrom(0, 59, 60, 299, 300, 899, 900, 3_599, 3_600, 10_800),
    fc.integer({ min: 1, max: 4 * hourS }),
    fc.integer({ min: 5 * hourS, max: 60 * hourS }),
  );
  return fc.array(
    fc
      .record({
        person: fc.nat({ max: 5 }),
        agoS: fc.oneof(
          fc.integer({ min: 0, max: 3 * hourS }),
          fc.integer({ min: 0, max: days * 24 * hourS }),
        ),
        lengthS,
        isOpen: fc.integer({ min: 0, max: 5 }).map((one) => one === 0),
        mount: fc.constantFrom(...mounts),
        kind: fc.constantFrom(...kinds),
        country: fc.constantFrom('IE', 'GB', null),
        referrer: fc.constantFrom(...referrers),
        is_returning: fc.boolean(),
      })
      .map(({ agoS, lengthS: lasted, isOpen, kind: [player, kind], ...rest }) => {
        const startMs = nowMs - agoS * 1_000;
        const endMs = startMs + lasted * 1_000;
        return {
          ...rest,
          id: uuidv7(new Date(startMs)),
          player,
          class: kind,
          startMs,
          endMs: isOpen || endMs > nowMs ? null : endMs,
        };
      }),
    { maxLength: 40 },
  );
}

/** Inserts them as the server with the engine would. */
export async function writeSessions(
  db: Db,
  castId: string,
  sessions: readonly GivenSession[],
): Promise<void> {
  const rows = sessions.map(({ startMs, endMs, person, ...rest }) => ({
    ...rest,
    person: Buffer.alloc(32, `person ${person}`).toString('hex'),
    started_at: new Date(startMs),
    ended_at: endMs === null ? null : new Date(endMs),
    end_reason: endMs === null ? null : 'left',
  }));
  await sql`insert into listener_sessions
      (id, cast_id, mount, address, person, player, class, country, referrer, is_returning, started_at, ended_at, end_reason)
    select id, ${castId}, mount, '192.0.2.1', decode(person, 'hex'), player, class, country, referrer, is_returning,
      started_at, ended_at, end_reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, mount text, person text, player text,
      class text, country text, referrer text, is_returning boolean, started_at timestamptz, ended_at timestamptz,
      end_reason text)`.execute(db);
}
