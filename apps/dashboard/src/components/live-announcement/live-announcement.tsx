import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';

/** Minimum interval between announcements of a changing number. */
export const announceEveryMs = 10_000;

/** Announces a live value politely, at most every ten seconds and always the latest; not the initial value. */
export function LiveAnnouncement({ children }: { children: string }) {
  const [announced, setAnnounced] = useState(children);
  const saidAt = useRef(0);

  useEffect(() => {
    if (children === announced) return;
    const wait = Math.max(0, saidAt.current + announceEveryMs - Date.now());
    const timer = setTimeout(() => {
      saidAt.current = Date.now();
      setAnnounced(children);
    }, wait);
    return () => clearTimeout(timer);
  }, [children, announced]);

  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {announced}
    </VisuallyHidden>
  );
}
