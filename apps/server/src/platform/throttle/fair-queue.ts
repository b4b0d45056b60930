import { AppError } from '#/platform/http/app-error.ts';

export interface FairQueueLimits {
  /** Concurrent calls of one account. */
  readonly perAccount: number;
  /** Concurrent calls of all accounts; below the size of the connection pool, which serves all other calls too. */
  readonly inAll: number;
  /** Waiting calls of one account; further ones are rejected. */
  readonly waiting: number;
  /** A call that waited this long is rejected. */
  readonly waitMs: number;
}

/** Several cards of two tabs of one person fit into the queue. */
export const costlyCalls: FairQueueLimits = { perAccount: 3, inAll: 6, waiting: 40, waitMs: 20_000 };

interface Waiting {
  readonly account: string;
  readonly start: () => void;
}

export type FairQueue = <T>(account: string, signal: AbortSignal, task: () => Promise<T>) => Promise<T>;

/**
 * Runs tasks a few at a time. The next one belongs to the account with the fewest running, so that an account with many
 * calls delays its own and not those of others. Rejects with `request.rate_limited`. In memory: it protects this
 * server's connections and processors.
 */
export function createFairQueue({ perAccount, inAll, waiting, waitMs }: FairQueueLimits): FairQueue {
  const queue: Waiting[] = [];
  const running = new Map<string, number>();
  let total = 0;
  const runningOf = (account: string) => running.get(account) ?? 0;

  function startNext(): void {
    if (total >= inAll) return;
    const [next] = queue
      .filter(({ account }) => runningOf(account) < perAccount)
      .sort((a, b) => runningOf(a.account) - runningOf(b.account));
    if (!next) return;
    queue.splice(queue.indexOf(next), 1);
    count(next.account, 1);
    next.start();
  }

  function count(account: string, change: 1 | -1): void {
    total += change;
    const now = runningOf(account) + change;
    if (now > 0) running.set(account, now);
    else running.delete(account);
  }

  function turn(account: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (queue.filter((one) => one.account === account).length >= waiting) throw rejected();
    return new Promise((resolve, reject) => {
      const leave = (error: unknown) => {
        const at = queue.indexOf(one);
        if (at !== -1) queue.splice(at, 1);
        clear();
        reject(error);
      };
      const onAbort = () => leave(signal.reason);
      const timer = setTimeout(() => leave(rejected()), waitMs);
      const clear = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
      };
      const one: Waiting = {
        account,
        start: () => {
          clear();
          resolve();
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      queue.push(one);
      startNext();
    });
  }

  return async (account, signal, task) => {
    await turn(account, signal);
    try {
      return await task();
    } finally {
      count(account, -1);
      startNext();
    }
  };
}

const rejected = () => new AppError('request.rate_limited', { headers: { 'retry-after': '5' } });
