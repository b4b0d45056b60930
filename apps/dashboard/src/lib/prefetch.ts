import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { preload } from '#/lib/preload.ts';

type Load = () => Promise<unknown>;

/** Time between attempts while the page is still loading its data. */
const retryMs = 500;

/** The Network Information API, which only Chromium has. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Prefetching would cost money or compete with the page itself. */
function isConstrained({ connection }: { connection?: Connection }): boolean {
  return connection?.saveData === true || /^(?:slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}

/**
 * Loads code when the browser is idle and `isBusy` is false, unless the connection is metered or slow. Returns a function
 * that cancels.
 */
export function prefetchWhenIdle(load: Load, isBusy: () => boolean): () => void {
  if (isConstrained(navigator as { connection?: Connection })) return () => {};
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => onIdle(attempt), retryMs);
  };
  let isCancelled = false;
  const attempt = () => {
    if (isCancelled) return;
    if (isBusy()) wait();
    else void preload(load).catch(() => {});
  };
  wait();
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
}

/** Safari has no `requestIdleCallback`. */
function onIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else run();
}

/** Prefetches code for the next interaction, such as a dialog, once no query is loading. `load` must be stable. */
export function usePrefetch(load: Load): void {
  const queryClient = useQueryClient();
  useEffect(() => prefetchWhenIdle(load, () => queryClient.isFetching() > 0), [load, queryClient]);
}
