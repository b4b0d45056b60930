import { spawnSync } from 'node:child_process';

/** What starting Node and doing nothing takes on two cores that are otherwise idle. */
const idleStartMs = 50;

/**
 * How many times slower than an idle one this machine is right now; 1 at least. Promises in seconds are made for a
 * machine that does nothing else, and tests share theirs with other tests.
 */
export function measureSlowness(): number {
  const times = Array.from({ length: 3 }, () => {
    const startedAt = performance.now();
    spawnSync(process.execPath, ['-e', '']);
    return performance.now() - startedAt;
  });
  const [, median = idleStartMs] = times.sort((a, b) => a - b);
  return Math.max(1, median / idleStartMs);
}
