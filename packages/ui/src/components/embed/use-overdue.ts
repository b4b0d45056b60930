import { type RefCallback, useCallback, useEffect, useState } from 'react';

interface Wait {
  /** What is waited for; another begins anew. */
  what: string;
  /** It is there. */
  isDone: boolean;
  /** How long it may take once its place is in sight. */
  timeoutMs: number;
}

/**
 * Whether something takes too long. A browser tells nobody that a frame did not load, so that time is the only sign; and
 * it loads no frame that is far away, so that time counts from when its place is in sight.
 */
export function useOverdue<T extends Element>({ what, isDone, timeoutMs }: Wait) {
  const [isSeen, setIsSeen] = useState(false);
  const [overdue, setOverdue] = useState<string>();
  const ref: RefCallback<T> = useCallback((element: T | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setIsSeen(true);
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isSeen || isDone) return;
    const timer = setTimeout(() => setOverdue(what), timeoutMs);
    return () => clearTimeout(timer);
  }, [isSeen, isDone, timeoutMs, what]);
  return [ref, overdue === what && !isDone] as const;
}
