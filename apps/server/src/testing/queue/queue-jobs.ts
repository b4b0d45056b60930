import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#/platform/db/schema.ts';
import type { Job, QueuePace } from '#/platform/jobs/queue.ts';

/** The shortest intervals that the queue accepts. */
export const testPace: QueuePace = { pollS: 0.5, superviseS: 1, heartbeatS: 10, retryS: 0, graceS: 1 };

/** The next scheduled run is years away: tests request runs. */
const cron = '0 0 29 2 1';

export const makeMarks = (db: Db) =>
  sql`create table marks (n serial, job text not null, who text not null, kind text not null)`.execute(db);

export interface Mark {
  readonly job: string;
  readonly who: string;
  readonly kind: 'began' | 'done';
}

export async function marks(db: Db, job: string): Promise<Mark[]> {
  return (await sql<Mark>`select job, who, kind from marks where job = ${job} order by n`.execute(db)).rows;
}

/** Jobs that record which server ran them. */
export function jobsOfTest(db: Db, who: string): Job[] {
  const mark = (job: string, kind: Mark['kind']) =>
    sql`insert into marks (job, who, kind) values (${job}, ${who}, ${kind})`.execute(db);
  const marked = (name: string, run: (signal: AbortSignal) => Promise<unknown>): Job => ({
    name,
    cron,
    async run(signal) {
      await mark(name, 'began');
      await run(signal);
      await mark(name, 'done');
    },
  });
  return [
    marked('nothing', async () => {}),
    marked('short', () => pause(50)),
    marked('slow', () => pause(600)),
    // The first run never completes.
    marked('long', async (signal) => {
      if ((await marks(db, 'long')).length === 1) await pause(60_000, undefined, { signal });
    }),
    marked('failing', async () => {
      throw new Error('the disk is full');
    }),
  ];
}
