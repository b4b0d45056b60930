import type { ReactNode } from 'react';

/**
 * The cards of a page on their way. They keep the room of a whole screen, so that nothing stands below them which has to move
 * when the page comes: neither a part that is there already nor the foot of the app.
 */
export function PageSkeleton({ children }: { children: ReactNode }) {
  return <div className="grid min-h-dvh content-start gap-4 md:gap-6">{children}</div>;
}
