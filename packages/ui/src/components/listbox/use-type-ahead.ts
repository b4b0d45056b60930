import { type KeyboardEvent, useEffect, useRef } from 'react';

/** After this pause the next letter begins a new word. */
const PAUSE_MS = 700;

/**
 * Gathers letters that follow each other quickly. Gives what was typed so far, or `undefined` when the key writes
 * nothing. A space counts only within a word.
 */
export function useTypeAhead(): (event: KeyboardEvent) => string | undefined {
  const typed = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (event) => {
    const writes = [...event.key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!writes || (event.key === ' ' && typed.current === '')) return undefined;
    typed.current += event.key;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      typed.current = '';
    }, PAUSE_MS);
    return typed.current;
  };
}
