import type { ReactNode } from 'react';

/**
 * Skeleton of a page's cards. It takes the height of a screen, so that the content below, such as the footer, does not
 * shift when the page arrives.
 */
export function PageSkeleton({ children }: { children: ReactNode }) {
  return <div className="grid min-h-dvh content-start gap-4 md:gap-6">{children}</div>;
}
