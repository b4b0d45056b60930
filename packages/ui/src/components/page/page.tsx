import type { ComponentProps } from 'react';
import { pageGridVariants, pageVariants } from './page.variants.ts';

/** Props of {@link Page}: those of a `<div>`. */
export type PageProps = ComponentProps<'div'>;

/**
 * A page: at most 1400 px wide, with the paddings of every page. In an `AppShell`, whose `main` has both, it adds none. It
 * begins with a `PageHeader`.
 */
export function Page({ className, ...rest }: PageProps) {
  return <div {...rest} data-ui="page" className={pageVariants({ className })} />;
}

/** Props of {@link PageGrid}: those of a `<div>`. */
export interface PageGridProps extends ComponentProps<'div'> {
  /** Columns from 992 px on, below each other before: equal ones, or two of unequal width. Default `1`. */
  columns?: '1' | '2' | '3' | '4' | '2-1' | '1-2' | '3-2' | undefined;
  /** 24 px between cards, 16 between small ones. Default `md`. */
  gap?: 'sm' | 'md' | undefined;
}

/** Cards side by side, with the gap of every page. */
export function PageGrid({ columns, gap, className, ...rest }: PageGridProps) {
  return <div {...rest} data-ui="page-grid" className={pageGridVariants({ columns, gap, className })} />;
}
