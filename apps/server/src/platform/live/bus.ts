import type { Connection, DatabaseClient } from '#/platform/db/connect.ts';
import { liveChannel, notifyTopics } from '#/platform/live/bus.repository.ts';

const quietMs = 250;
const retryMs = 1_000;

/** Notifies all servers on the database of changed topics. Values are not sent: they are in the database. */
export interface LiveBus {
  /**
   * Called with changed topics, or `null` if notifications may have been missed, so any topic may have changed.
   * Returns a
   * function that unsubscribes.
   */
  subscribe(listener: (topics: readonly string[] | null, sequence: string) => void): Promise<() => void>;
  /** Throttled to once per topic in 250 ms; changes within that time are sent together at its end. */
  publish(topics: Iterable<string>): void;
  close(): Promise<void>;
}

interface BusDeps {
  readonly connection: Pick<Connection, 'db' | 'newClient'>;
  readonly onError: (error: unknown) => void;
}

export function createLiveBus({ connection, onError }: BusDeps): LiveBus {
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<unknown> = Promise.resolve();
  let client: DatabaseClient | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  const listeners = new Set<Parameters<LiveBus['subscribe']>[0]>();
  let listening: Promise<void> | undefined;

  async function send(): Promise<void> {
    const topics = [...pending];
    pending.clear();
    timer = undefined;
    await notifyTopics(connection.db, topics).catch(onError);
  }

  async function listen(): Promise<void> {
    const next = connection.newClient();
    client = next;
    next.on('error', onError);
    next.on('notification', ({ payload = '' }) => {
      const [sequence = '0', topic = ''] = payload.split(' ');
      for (const listener of listeners) listener([topic], sequence);
    });
    await next.connect();
    await next.query(`listen ${liveChannel}`);
    next.once('end', relistenSoon);
  }

  function relistenSoon(): void {
    if (!isClosed) retry = setTimeout(() => void relisten(), retryMs);
  }

  async function relisten(): Promise<void> {
    try {
      await listen();
      for (const listener of listeners) listener(null, '0');
    } catch (error) {
      onError(error);
      relistenSoon();
    }
  }

  return {
    async subscribe(listener) {
      listeners.add(listener);
      // After a failure, the next subscriber retries.
      listening ??= listen().catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
      await listening;
      return () => void listeners.delete(listener);
    },
    publish(topics) {
      for (const topic of topics) pending.add(topic);
      if (pending.size === 0 || isClosed) return;
      timer ??= setTimeout(() => {
        sending = send();
      }, quietMs);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(retry);
      await sending;
      await client?.end();
    },
  };
}
