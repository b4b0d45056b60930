import type { ReactNode } from 'react';
import { tabsVariants } from './tabs.variants.ts';

/** Label of a tab, with an optional count. */
export function TabLabel({ count, children }: { count: ReactNode; children: ReactNode }) {
  if (count === undefined) return children;
  return (
    <>
      {children}
      {/* Space between the name and the count, so that screen readers separate them. */}{' '}
      <span className={tabsVariants().count()} data-part="count">
        {count}
      </span>
    </>
  );
}
