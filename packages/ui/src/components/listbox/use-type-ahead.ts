import { type KeyboardEvent, useEffect, useRef } from 'react';

/** Pause after which the buffer resets. */
const PAUSE_MS = 700;

/**
 * Typeahead buffer. Returns the buffered text, or `undefined` when the key is not a character. A space counts only
 * after other characters.
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
