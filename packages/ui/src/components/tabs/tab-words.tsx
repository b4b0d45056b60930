import type { ReactNode } from 'react';
import { tabsVariants } from './tabs.variants.ts';

/** What stands in a tab: its words, and how many there are. */
export function TabWords({ count, children }: { count: ReactNode; children: ReactNode }) {
  if (count === undefined) return children;
  return (
    <>
      {children}
      {/* A space between name and count, for who hears them as one. */}{' '}
      <span className={tabsVariants().count()} data-part="count">
        {count}
      </span>
    </>
  );
}
