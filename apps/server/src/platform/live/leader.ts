import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from '#/platform/db/connect.ts';

/** What is led, each apart from the others: arbitrary numbers that only these locks use. */
const lockIds = { engine: 7_285_463_001, judging: 7_285_463_006 } as const;

interface LeaderDeps {
  readonly of: keyof typeof lockIds;
  readonly connection: Pick<Connection, 'newClient'>;
  readonly onError: (error: unknown) => void;
  /** How often one that does not lead asks again. */
  readonly retryMs?: number;
  /** Started when this server gets the lock, stopped when it loses it; the lock is given back when it does not start. */
  start(): LedTask | Promise<LedTask>;
}

interface LedTask {
  stop(): Promise<void>;
}

/**
 * Of all servers on one database, one does the task. The lock is held by a connection, so it is free as soon as its
 * holder dies.
 */
export function leadWhenAlone({ of, connection, onError, start, retryMs = 5_000 }: LeaderDeps): LedTask {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function serveOneTerm(): Promise<void> {
    const client = connection.newClient();
    client.on('error', onError);
    try {
      await client.connect();
      const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
        lockIds[of],
      ]);
      if (!rows[0]?.held || signal.aborted) return;
      // Looked out for from now on: it may be lost while the task starts.
      const lost = once(client, 'end', { signal }).catch(() => {});
      const task = await start();
      await lost;
      await task.stop();
    } finally {
      await client.end();
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await serveOneTerm().catch(onError);
      await pause(retryMs, undefined, { signal }).catch(() => {});
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
