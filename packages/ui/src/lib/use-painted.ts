import { startTransition, useEffect, useState } from 'react';

/**
 * False in the first frame, for what can wait until the rest has been painted; true from the next one on, and from the
 * beginning for what does not wait.
 */
export function usePainted(waits: boolean): boolean {
  const [isPainted, setIsPainted] = useState(!waits);
  useEffect(() => {
    if (isPainted) return;
    // The first of these two frames paints the rest.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setIsPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, [isPainted]);
  return isPainted;
}
