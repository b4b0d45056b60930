import { setTimeout as delay } from 'node:timers/promises';
import type { RunnerOrders } from '@unmuted/api/contract';
import { isLeaseLost } from '#/api.ts';

interface Heartbeats {
  readonly everyMs: number;
  readonly beat: (signal: AbortSignal) => Promise<RunnerOrders>;
  readonly onCancelled: () => void;
  readonly onLost: () => void;
}

/** Reports until it is stopped. Without an answer it goes on: the server decides whether the lease is lost. */
export function startHeartbeats({ everyMs, beat, onCancelled, onLost }: Heartbeats): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = run();

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await delay(everyMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        if ((await beat(signal)).isCancelled) return onCancelled();
      } catch (error) {
        if (isLeaseLost(error)) return onLost();
      }
    }
  }

  return async () => {
    stopping.abort();
    await running;
  };
}
