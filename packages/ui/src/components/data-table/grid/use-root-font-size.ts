import { useSyncExternalStore } from 'react';

/** Root font size in pixels, so that row heights scale with it. */
export function useRootFontSize(): number {
  return useSyncExternalStore(subscribe, read, () => 16);
}

let known: number | undefined;

function subscribe(changed: () => void): () => void {
  // It changes with zoom or browser settings, both of which fire `resize`.
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
