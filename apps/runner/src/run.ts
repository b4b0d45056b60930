import { setTimeout as delay } from 'node:timers/promises';
import type { RunnerJob } from '@unmuted/api/contract';
import { RefusedError } from '#/api.ts';
import { type JobDeps, runJob } from '#/run-job.ts';
import { UsageError } from '#/usage-error.ts';
import { takeWorkFolder } from '#/work-folder.ts';

export interface RunOptions extends JobDeps {
  readonly labels: readonly string[];
  /** Seconds that a claim waits at the server. */
  readonly waitS?: number;
}

const longestRetryMs = 60_000;

/** Builds one job after the other until it is stopped. */
export async function run(options: RunOptions): Promise<void> {
  const { stopping, log, retryMs = 1_000 } = options;
  const freeFolder = await takeWorkFolder(options.workFolder);
  try {
    let waitMs = retryMs;
    while (!stopping.aborted) {
      try {
        const job = await claim(options);
        waitMs = retryMs;
        if (job && stopping.aborted) await options.api.release(job);
        else if (job) await build(options, job);
      } catch (error) {
        if (stopping.aborted) return;
        if (error instanceof RefusedError && error.status === 401)
          throw new UsageError('The server does not know this machine any more: register it again.');
        log(`${error instanceof Error ? error.message : String(error)}; trying again.`);
        await delay(waitMs, undefined, { signal: stopping }).catch(() => {});
        waitMs = Math.min(waitMs * 2, longestRetryMs);
      }
    }
  } finally {
    await freeFolder();
  }
}

async function claim({ api, labels, waitS = 50, stopping }: RunOptions): Promise<RunnerJob | null> {
  return (await api.claim({ labels: [...labels], waitS }, stopping)).job;
}

async function build(options: RunOptions, job: RunnerJob): Promise<void> {
  const { packageId, versionName, number } = job;
  const name = `${packageId} ${versionName}, build ${number}`;
  options.log(`Building ${name}.`);
  const startedAt = performance.now();
  const outcome = await runJob(options, job);
  options.log(`${name}: ${outcome} after ${Math.round((performance.now() - startedAt) / 1_000)} s.`);
}
