import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from '#/platform/db/connect.ts';

/** Arbitrary advisory lock ids, one per task. */
const lockIds = { engine: 7_285_463_001, background: 7_285_463_006 } as const;

interface LeaderDeps {
  readonly of: keyof typeof lockIds;
  readonly connection: Pick<Connection, 'newClient'>;
  readonly onError: (error: unknown) => void;
  /** Retry interval of servers that do not lead. */
  readonly retryMs?: number;
  /**
   * Started when this server acquires the lock and stopped when it loses it; the lock is released if starting fails.
   */
  start(): LedTask | Promise<LedTask>;
}

interface LedTask {
  stop(): Promise<void>;
}

/**
 * Runs the task on one of the servers on a database. A connection holds the lock, so it is released when its holder
 * dies.
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
      // Watched from here on: the connection may be lost while the task starts.
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
