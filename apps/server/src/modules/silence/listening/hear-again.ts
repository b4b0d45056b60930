import type { Level } from '#/modules/silence/hearing/levels.ts';
import { type ListenDeps, listenToStream } from '#/modules/silence/listening/listen-to-stream.ts';

/** What a fresh connection heard: the last seconds; null if it heard none in time. */
export type HeardAgain = readonly Level[] | null;

export interface HearAgain {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal: AbortSignal;
}

/** Servers send the past at once: what is heard after so long is the present. */
const listenMs = 3_000;
const lastSeconds = 3;
const withinMs = 8_000;

/** Listens to a stream by a connection of its own for about three seconds. */
export function hearAgain(deps: ListenDeps, { url, headers, signal }: HearAgain): Promise<HeardAgain> {
  const { promise, resolve } = Promise.withResolvers<HeardAgain>();
  const levels: Level[] = [];
  let cancelEnd: (() => void) | null = null;
  const { stop } = listenToStream(
    deps,
    url,
    {
      onLevels(heard) {
        levels.push(...heard);
        cancelEnd ??= deps.clock.after(listenMs, () => end(levels.slice(-lastSeconds)));
      },
      onReception: ({ kind }) => kind !== 'receiving' && end(null),
    },
    { headers },
  );
  const cancelLimit = deps.clock.after(withinMs, () => end(null));
  signal.addEventListener('abort', () => end(null), { once: true });

  function end(heard: HeardAgain): void {
    stop();
    cancelLimit();
    cancelEnd?.();
    resolve(heard);
  }
  if (signal.aborted) end(null);
  return promise;
}
