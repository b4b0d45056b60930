/** The job queue of a second server, in its own process: see jobs/queue.http.test.ts. */

import { systemClock } from '#/platform/clock/clock.ts';
import { type ConnectOptions, connect } from '#/platform/db/connect.ts';
import { startQueue } from '#/platform/jobs/queue.ts';
import { createLogger } from '#/platform/logging/logger.ts';
import { jobsOfTest, testPace } from '#/testing/queue/queue-jobs.ts';

export interface ToQueueProcess {
  readonly connection: ConnectOptions['connection'];
  /** The job requested once the queue is open. */
  readonly job: string;
}

process.once('message', (message: ToQueueProcess) => void start(message));
process.once('disconnect', () => process.exit());

async function start({ connection: options, job }: ToQueueProcess): Promise<void> {
  const connection = connect({ connection: options, poolSize: 4 });
  const logger = createLogger('error');
  const jobs = jobsOfTest(connection.db, 'there');
  const queue = startQueue({ connection, clock: systemClock, logger, jobs, pace: testPace });
  await queue.ask(job);
  process.send?.('asked');
  process.once('message', () => void stop());

  async function stop(): Promise<void> {
    await queue.stop();
    await connection.close();
    process.exit();
  }
}
