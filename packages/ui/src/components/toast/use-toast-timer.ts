import { useEffect, useRef } from 'react';

/** Calls `onEnd` after `durationMs`, not counting the time while `paused`. */
export function useToastTimer(durationMs: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(durationMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused || !Number.isFinite(durationMs)) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - startedAt;
    };
  }, [paused, durationMs]);
}
