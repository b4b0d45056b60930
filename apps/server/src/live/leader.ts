import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from '#/db/connect.ts';

/** An arbitrary number that only this lock uses. */
const lockId = 7_285_463_001;

interface LeaderDeps {
  readonly connection: Pick<Connection, 'newClient'>;
  readonly onError: (error: unknown) => void;
  /** How often one that does not lead asks again. */
  readonly retryMs?: number;
  /** Started when this server gets the lock, stopped when it loses it. */
  start(): { stop(): Promise<void> };
}

/**
 * Of all servers on one database, one does the task. The lock is held by a connection, so it is free as soon as its
 * holder dies.
 */
export function leadWhenAlone({ connection, onError, start, retryMs = 5_000 }: LeaderDeps): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function serveOneTerm(): Promise<void> {
    const client = connection.newClient();
    client.on('error', onError);
    try {
      await client.connect();
      const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
        lockId,
      ]);
      if (!rows[0]?.held || signal.aborted) return;
      const task = start();
      await once(client, 'end', { signal }).catch(() => {});
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
