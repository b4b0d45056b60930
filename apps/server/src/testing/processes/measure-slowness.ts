import { spawnSync } from 'node:child_process';

/** Time to start Node and exit on two idle cores. */
const idleStartMs = 50;

/**
 * The current slowness of this machine relative to an idle one, at least 1. Time limits apply to an idle machine, but
 * tests share theirs with other tests.
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
