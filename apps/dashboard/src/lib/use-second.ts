import { useSyncExternalStore } from 'react';

const readers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function refresh() {
  clearInterval(timer);
  timer = undefined;
  if (readers.size === 0 || document.hidden) return;
  timer = setInterval(tell, 1000);
}

function tell() {
  for (const reader of readers) reader();
}

function onVisibility() {
  refresh();
  if (!document.hidden) tell();
}

function read(reader: () => void): () => void {
  if (readers.size === 0) document.addEventListener('visibilitychange', onVisibility);
  readers.add(reader);
  if (timer === undefined) refresh();
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    document.removeEventListener('visibilitychange', onVisibility);
    refresh();
  };
}

/** The present in whole seconds, by one timer for however many rows, which rests while the page is hidden. */
export function useSecond(): number {
  return useSyncExternalStore(read, () => Math.floor(Date.now() / 1000));
}
