import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#/lib/tv.ts';

/** Props of {@link StatGroup}. */
export interface StatGroupProps extends ComponentProps<'div'> {
  /** The stats, one per tile. */
  children: ReactNode;
}

/** Stats side by side in one card with dividers, as many per row as fit. */
export function StatGroup({ children, className, ...rest }: StatGroupProps) {
  return (
    <div
      data-ui="stat-group"
      {...rest}
      className={cx(
        'ui:grid ui:overflow-hidden ui:rounded-card ui:border ui:border-border ui:bg-surface-raised',
        'ui:grid-cols-[repeat(auto-fit,minmax(min(100%,11.5rem),1fr))]',
        // Each tile draws its start and top divider; the outermost ones are clipped by the edge of the card.
        'ui:*:-ms-px ui:*:-mt-px ui:*:border-s ui:*:border-t ui:*:border-border-soft ui:*:px-4 ui:*:py-4 ui:md:*:px-5',
        className,
      )}
    >
      {children}
    </div>
  );
}
