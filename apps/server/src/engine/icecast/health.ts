import type { Clock } from '#/platform/clock/clock.ts';
import type { EngineHealth, EngineStats } from '../engine.ts';

/** Tracks the results of recent checks. */
export interface HealthRecord {
  succeeded(stats: EngineStats): void;
  failed(): void;
  /** Down until the first success, and after repeated failures. */
  read(): EngineHealth;
}

const failuresToOpen = 5;
/** An engine that hangs fails only every few seconds: then fewer failures count, if they last this long. */
const hanging = { failures: 3, lastsMs: 8_000 };

export function createHealth(clock: Clock): HealthRecord {
  let failures = failuresToOpen;
  let last: EngineStats | null = null;
  let lastSuccessMs = 0;
  const isHanging = () =>
    failures >= hanging.failures && clock.now().getTime() - lastSuccessMs >= hanging.lastsMs;
  return {
    succeeded: (stats) => {
      failures = 0;
      last = stats;
      lastSuccessMs = clock.now().getTime();
    },
    failed: () => {
      failures += 1;
    },
    read: () => ({
      state: failures >= failuresToOpen || isHanging() ? 'down' : 'up',
      version: last?.version ?? null,
      checkedAt: last?.checkedAt ?? null,
    }),
  };
}
