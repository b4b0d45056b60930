import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';

/** A screen reader is told of a moving number no more often than this. */
export const announceEveryMs = 10_000;

/** Says a live value politely, at most once in ten seconds and always ending with the newest; the first is not said. */
export function LiveAnnouncement({ children }: { children: string }) {
  const [said, setSaid] = useState(children);
  const saidAt = useRef(0);

  useEffect(() => {
    if (children === said) return;
    const wait = Math.max(0, saidAt.current + announceEveryMs - Date.now());
    const timer = setTimeout(() => {
      saidAt.current = Date.now();
      setSaid(children);
    }, wait);
    return () => clearTimeout(timer);
  }, [children, said]);

  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {said}
    </VisuallyHidden>
  );
}
