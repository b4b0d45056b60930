import { setTimeout as pause } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Connection } from '#/platform/db/connect.ts';
import type { Db } from '#/platform/db/schema.ts';
import { queueSchema } from '#/platform/jobs/queue-schema.repository.ts';
import { noteBegun, noteDone, noteFailed } from '#/platform/jobs/runs.repository.ts';

/** Scheduled work that runs on one server at a time. Must be idempotent. */
export interface Job {
  readonly name: string;
  /** Cron expression in UTC. */
  readonly cron: string;
  /** Rejects on failure, and is then retried. The signal is aborted on shutdown. */
  run(signal: AbortSignal): Promise<unknown>;
}

/** Intervals of the queue. */
export interface QueuePace {
  /** Polling for due jobs. */
  readonly pollS: number;
  /** Checks whether the server that runs a job is alive. */
  readonly superviseS: number;
  /** Without a heartbeat for this long, another server takes the job over. */
  readonly heartbeatS: number;
  /** Before the first retry; later retries back off. */
  readonly retryS: number;
  /** Grace period of running jobs on shutdown. */
  readonly graceS: number;
}

interface QueueDeps {
  readonly connection: Pick<Connection, 'db' | 'pool'>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly jobs: readonly Job[];
  readonly pace?: QueuePace;
}

export interface JobQueue {
  /** Requests a run now; returns false if one is queued or running. */
  ask(name: string): Promise<boolean>;
  /** Stops taking jobs and waits a few seconds for running ones; another server then repeats the rest. */
  stop(): Promise<void>;
}

const shippedPace: QueuePace = { pollS: 15, superviseS: 30, heartbeatS: 30, retryS: 10, graceS: 5 };
const longestWaitMs = 30_000;
/** Dead-letter queue of jobs that failed repeatedly. */
const givenUp = 'given-up';
const triesAgain = 3;

/**
 * Runs scheduled jobs on one of the servers that share the database. Opens in the background with retries, so that a
 * server neither waits for it nor fails because of it.
 */
export function startQueue(deps: QueueDeps): JobQueue {
  const stopping = new AbortController();
  const opening = openUntil(deps, stopping.signal);
  return {
    async ask(name) {
      const queue = await opening;
      return queue !== null && (await queue.ask(name));
    },
    async stop() {
      stopping.abort();
      await (await opening)?.stop();
    },
  };
}

async function openUntil(deps: QueueDeps, signal: AbortSignal): Promise<JobQueue | null> {
  for (let waitMs = 1_000; !signal.aborted; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    try {
      return await open(deps);
    } catch (err) {
      deps.logger.error({ err }, 'the job queue does not open');
      await pause(waitMs, undefined, { signal }).catch(() => {});
    }
  }
  return null;
}

async function open({ connection, clock, logger, jobs, pace = shippedPace }: QueueDeps): Promise<JobQueue> {
  // Loaded lazily: the import takes as long as the rest of the start.
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: { executeSql: (text, values) => connection.pool.query(text, values) },
    schema: queueSchema,
    createSchema: false,
    superviseIntervalSeconds: pace.superviseS,
    monitorIntervalSeconds: pace.superviseS,
    cronWorkerIntervalSeconds: Math.max(1, pace.pollS),
    // No job depends on another; this is the longest allowed polling interval.
    flowIntervalSeconds: 3_600,
    registerInstance: false,
    monitorVacuum: false,
    reindex: false,
    openTelemetry: { enabled: false },
  });
  boss.on('error', (err) => logger.error({ err }, 'job queue'));
  boss.on('warning', (warning) => logger.warn({ warning }, 'job queue'));
  const running = new Set<Promise<void>>();
  const worker = { pollingIntervalSeconds: pace.pollS };
  const retention = { deleteAfterSeconds: 86_400, retentionSeconds: 86_400 };

  async function stop(): Promise<void> {
    await boss.stop({ close: false, timeout: pace.graceS * 1_000 });
    // Jobs that exceeded the grace period were aborted; wait for them before the database closes.
    await Promise.all(running);
  }

  try {
    await boss.start();
    await boss.createQueue(givenUp, retention);
    await boss.updateQueue(givenUp, retention);
    await boss.work<JobData>(givenUp, worker, async (failed) => {
      for (const { data } of failed) logger.error({ job: data.job }, 'a job was given up');
    });
    await unscheduleRemoved(boss, jobs);
    for (const job of jobs) {
      const rules = {
        ...retention,
        retryLimit: triesAgain,
        retryDelay: pace.retryS,
        retryBackoff: pace.retryS > 0,
        expireInSeconds: 3_600,
        heartbeatSeconds: pace.heartbeatS,
        deadLetter: givenUp,
      };
      // One queued or running job is enough: it processes everything due.
      await boss.createQueue(job.name, { policy: 'exclusive', ...rules });
      await boss.updateQueue(job.name, rules);
      await boss.schedule(job.name, job.cron, dataOf(job.name), { tz: 'UTC', missed: 'once' });
      await boss.work<JobData>(job.name, worker, async ([received]) => {
        if (!received) return;
        const run = attempt({ db: connection.db, clock, logger }, job, received);
        const ended = run.then(
          () => {},
          () => {},
        );
        running.add(ended);
        await run.finally(() => running.delete(ended));
      });
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { ask: async (name) => (await boss.send(name, dataOf(name))) !== null, stop };
}

interface JobData {
  readonly job: string;
}

const dataOf = (job: string): JobData => ({ job });

/** Every failure is logged, and the latest is stored in `job_runs`. */
async function attempt(
  { db, clock, logger }: { readonly db: Db; readonly clock: Clock; readonly logger: Logger },
  job: Job,
  { retryCount, signal }: { readonly retryCount: number; readonly signal: AbortSignal },
): Promise<void> {
  try {
    await noteBegun(db, job.name, clock.now());
    await job.run(signal);
    await noteDone(db, job.name, clock.now());
  } catch (err) {
    logger.error({ err, job: job.name, tries: retryCount + 1 }, 'a job failed');
    await noteFailed(db, job.name, { at: clock.now(), error: String(err) }).catch(() => {});
    throw err;
  }
}

/** A job that a release removed or renamed would be queued for ever without a worker. */
async function unscheduleRemoved(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const names = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
}
