import { useEffect, useRef, useState } from 'react';
import { useLatest } from '#/lib/use-latest.ts';

/** At most one announcement in this time, however many notifications arrive. */
const QUIET_MS = 10_000;

/** A text for a polite live region: the count, after it has grown. It is silent at first and while the panel is open. */
export function useUnreadAnnouncement(count: number, text: string, isOpen: boolean): string {
  const [announced, setAnnounced] = useState('');
  const known = useRef(count);
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  const announce = useLatest(() => {
    lastAt.current = Date.now();
    setAnnounced(text);
  });
  useEffect(() => {
    const hasGrown = count > known.current;
    known.current = count;
    if (!hasGrown || isOpen) return undefined;
    const timer = setTimeout(announce, Math.max(lastAt.current + QUIET_MS - Date.now(), 0));
    // More arrive within the pause: the later timer announces the sum.
    return () => {
      clearTimeout(timer);
      known.current = Math.min(known.current, count - 1);
    };
  }, [count, isOpen, announce]);
  return announced;
}
