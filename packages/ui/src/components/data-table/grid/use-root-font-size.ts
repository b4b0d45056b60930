import { useSyncExternalStore } from 'react';

/** Pixels of 1rem: the reader's own size of letters counts for the height of rows too. */
export function useRootFontSize(): number {
  return useSyncExternalStore(subscribe, read, () => 16);
}

let known: number | undefined;

function subscribe(changed: () => void): () => void {
  // It changes with a zoom or a setting, both of which resize the window.
  const readAgain = () => {
    known = undefined;
    changed();
  };
  window.addEventListener('resize', readAgain);
  return () => window.removeEventListener('resize', readAgain);
}

function read(): number {
  known ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return known;
}
