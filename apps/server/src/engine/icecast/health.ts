import type { EngineHealth, EngineStats } from '../engine.ts';

/**
 * Tracks the results of recent checks: down until the first success and after five consecutive
 * failures.
 */
export interface HealthRecord {
  succeeded(stats: EngineStats): void;
  failed(): void;
  read(): EngineHealth;
}

const failuresToOpen = 5;

export function createHealth(): HealthRecord {
  let failures = failuresToOpen;
  let last: EngineStats | null = null;
  return {
    succeeded: (stats) => {
      failures = 0;
      last = stats;
    },
    failed: () => {
      failures += 1;
    },
    read: () => ({
      state: failures < failuresToOpen ? 'up' : 'down',
      version: last?.version ?? null,
      checkedAt: last?.checkedAt ?? null,
    }),
  };
}
