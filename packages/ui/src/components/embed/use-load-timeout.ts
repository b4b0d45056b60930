import { type RefCallback, useCallback, useEffect, useState } from 'react';

interface LoadTimeoutOptions {
  /** Identity of the load; a new value restarts the timeout. */
  key: string;
  /** The load is complete. */
  isDone: boolean;
  /** Timeout once the element is in view. */
  timeoutMs: number;
}

/**
 * Whether a load timed out. Browsers fire no error event for frames, so a timeout is the only signal; and they
 * defer offscreen frames, so the timeout starts when the element is in view.
 */
export function useLoadTimeout<T extends Element>({ key, isDone, timeoutMs }: LoadTimeoutOptions) {
  const [isSeen, setIsSeen] = useState(false);
  const [timedOutKey, setTimedOutKey] = useState<string>();
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
    const timer = setTimeout(() => setTimedOutKey(key), timeoutMs);
    return () => clearTimeout(timer);
  }, [isSeen, isDone, timeoutMs, key]);
  return [ref, timedOutKey === key && !isDone] as const;
}
