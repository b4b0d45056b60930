import { useEffect, useState } from 'react';

const settleMs = 400;

/** A debounced text, so that requests are not sent on each key. */
export function useDebouncedValue(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
