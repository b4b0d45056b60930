import { ConnectorError } from '#/platform/connector/connector-error.ts';

interface GateLimits {
  readonly perHost: number;
  readonly inAll: number;
}

interface Waiting {
  readonly key: string;
  admit(): void;
}

/** Limits concurrent requests, in total and per address; further ones wait, up to a timeout. */
export function createConcurrencyLimit({ perHost, inAll }: GateLimits) {
  const counts = new Map<string, number>();
  const waiting: Waiting[] = [];
  let total = 0;

  const isFree = (key: string) => total < inAll && (counts.get(key) ?? 0) < perHost;

  function take(key: string): void {
    total += 1;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }

  function give(key: string): void {
    total -= 1;
    const left = (counts.get(key) ?? 1) - 1;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
    const next = waiting.findIndex((one) => isFree(one.key));
    const [one] = next === -1 ? [] : waiting.splice(next, 1);
    one?.admit();
  }

  /** Resolves to the release function; rejects as `busy` on timeout. */
  return async function enter(key: string, waitMs: number): Promise<() => void> {
    if (isFree(key)) {
      take(key);
    } else {
      await new Promise<void>((resolve, reject) => {
        const one: Waiting = {
          key,
          admit() {
            clearTimeout(timer);
            take(key);
            resolve();
          },
        };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(one), 1);
          reject(new ConnectorError('busy', 'too many requests are under way'));
        }, waitMs);
        waiting.push(one);
      });
    }
    let hasLeft = false;
    return () => {
      if (!hasLeft) give(key);
      hasLeft = true;
    };
  };
}
