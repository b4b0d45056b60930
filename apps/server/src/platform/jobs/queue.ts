import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Connection } from '#/platform/db/connect.ts';
import type { Db } from '#/platform/db/schema.ts';
import { queueSchema } from '#/platform/jobs/queue-schema.ts';
import { noteBegun, noteDone, noteFailed } from '#/platform/jobs/runs.repository.ts';

/** Work that one server of all does when its time has come. Done twice it does no more than once. */
export interface Job {
  readonly name: string;
  /** When, in UTC, as cron writes it. */
  readonly cron: string;
  /** Rejects when it could not be done; it is then tried again. The signal says that the server has to end. */
  run(signal: AbortSignal): Promise<unknown>;
}

/** How often things are looked after. */
export interface QueuePace {
  /** Whether there is a job to do. */
  readonly pollS: number;
  /** Whether the server that does a job still lives. */
  readonly superviseS: number;
  /** A server that has said nothing for so long does its job no more: another takes it. */
  readonly heartbeatS: number;
  /** Before the first new try; each further one waits longer. */
  readonly retryS: number;
  /** Given to what is under way when the server has to end. */
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
  /** Asks for a run now; false while one waits or is under way. */
  ask(name: string): Promise<boolean>;
  /** Takes nothing any more, and gives what is under way a few seconds; then another server does it again. */
  stop(): Promise<void>;
}

const shippedPace: QueuePace = { pollS: 15, superviseS: 30, heartbeatS: 30, retryS: 10, graceS: 5 };
const longestWaitMs = 30_000;
/** Where a job ends up that failed again and again. */
const givenUp = 'given-up';
const triesAgain = 3;

/**
 * Does jobs on their schedule, on one of all servers that share the database. It opens in the background and as often as
 * it takes, so that a server never waits for it and never fails for it.
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
  // Loading it takes as long as the rest of a start.
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: { executeSql: (text, values) => connection.pool.query(text, values) },
    schema: queueSchema,
    createSchema: false,
    superviseIntervalSeconds: pace.superviseS,
    monitorIntervalSeconds: pace.superviseS,
    cronWorkerIntervalSeconds: Math.max(1, pace.pollS),
    // We have no jobs that wait for others; what is left of this polling is the least that it takes.
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
  const kept = { deleteAfterSeconds: 86_400, retentionSeconds: 86_400 };

  async function stop(): Promise<void> {
    await boss.stop({ close: false, timeout: pace.graceS * 1_000 });
    // Those that were not done in time have been told to end; they end before the database does.
    await Promise.all(running);
  }

  try {
    await boss.start();
    await boss.createQueue(givenUp, kept);
    await boss.updateQueue(givenUp, kept);
    await boss.work<JobData>(givenUp, worker, async (failed) => {
      for (const { data } of failed) logger.error({ job: data.job }, 'a job was given up');
    });
    for (const job of jobs) {
      const rules = {
        ...kept,
        retryLimit: triesAgain,
        retryDelay: pace.retryS,
        retryBackoff: pace.retryS > 0,
        expireInSeconds: 3_600,
        heartbeatSeconds: pace.heartbeatS,
        deadLetter: givenUp,
      };
      // One that waits or runs is enough: it does whatever there is to do.
      await boss.createQueue(job.name, { policy: 'exclusive', ...rules });
      await boss.updateQueue(job.name, rules);
      await boss.schedule(job.name, job.cron, dataOf(job.name), { tz: 'UTC', missed: 'once' });
      await boss.work<JobData>(job.name, worker, async ([asked]) => {
        if (!asked) return;
        const run = attempt({ db: connection.db, clock, logger }, job, asked);
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

/** No failure is silent: each is logged, and the latest can be read in `job_runs`. */
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
