import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Selectable } from 'kysely';
import { systemClock } from '#/platform/clock/clock.ts';
import { type Connection, connect } from '#/platform/db/connect.ts';
import type { JobRunsTable } from '#/platform/db/job-tables.ts';
import { type Job, type JobQueue, startQueue } from '#/platform/jobs/queue.ts';
import { prepareQueueSchema } from '#/platform/jobs/queue-schema.repository.ts';
import { createLogger } from '#/platform/logging/logger.ts';
import { createTestDatabase, type TestDatabase } from '#/testing/databases/database.ts';
import { jobsOfTest, type Mark, makeMarks, marks, testPace } from '#/testing/queue/queue-jobs.ts';
import type { ToQueueProcess } from '#/testing/queue/queue-process.ts';

const program = path.join(import.meta.dirname, 'queue-process.ts');

/** A separate database and servers' queues on it. */
export interface QueueHarness {
  readonly database: TestDatabase;
  readonly connection: Connection;
  /** The log of the queues in this process. */
  readonly logs: string[];
  /** Starts a queue in this process, on another connection and with more jobs if given. */
  startHere(on?: Connection, more?: readonly Job[]): JobQueue;
  /** Starts a queue in another process, and resolves once it has requested a job. */
  startThere(job: string): Promise<ChildProcess>;
  marksOf(job: string): Promise<Mark[]>;
  lastRun(job: string): Promise<Selectable<JobRunsTable> | undefined>;
  close(): Promise<void>;
}

export async function openQueueHarness(): Promise<QueueHarness> {
  const database = await createTestDatabase();
  const connection = connect({ connection: database.connection });
  const { db } = connection;
  await prepareQueueSchema(db);
  await makeMarks(db);
  const logs: string[] = [];
  const queues: JobQueue[] = [];
  const others: ChildProcess[] = [];
  const logger = createLogger('error', { write: (line) => void logs.push(line) });
  return {
    database,
    connection,
    logs,
    startHere(on = connection, more = []) {
      const jobs = [...jobsOfTest(on.db, 'here'), ...more];
      const queue = startQueue({ connection: on, clock: systemClock, logger, jobs, pace: testPace });
      queues.push(queue);
      return queue;
    },
    async startThere(job) {
      const child = fork(program, { execArgv: ['--conditions=source'] });
      others.push(child);
      const request = once(child, 'message');
      const message: ToQueueProcess = { connection: database.connection, job };
      child.send(message);
      await request;
      return child;
    },
    marksOf: (job) => marks(db, job),
    lastRun: (job) => db.selectFrom('job_runs').selectAll().where('job', '=', job).executeTakeFirst(),
    async close() {
      await Promise.all([...queues.map((queue) => queue.stop()), ...others.map(end)]);
      await connection.close();
      await database.drop();
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.send('stop');
  await exited;
}
