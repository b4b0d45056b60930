import { useEffect, useState } from 'react';

const settleMs = 400;

/** A text that has not changed for a moment: what is asked about it is not asked at each key. */
export function useDebouncedValue(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
