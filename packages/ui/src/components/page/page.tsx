import type { ComponentProps } from 'react';
import { pageGridVariants, pageVariants } from './page.variants.ts';

/** Props of {@link Page}. Accepts all `<div>` props. */
export type PageProps = ComponentProps<'div'>;

/**
 * A page: at most 1400 px wide, with the standard padding. Inside an `AppShell`, whose `main` has both, it adds none. It
 * starts with a `PageHeader`.
 */
export function Page({ className, ...rest }: PageProps) {
  return <div {...rest} data-ui="page" className={pageVariants({ className })} />;
}

/** Props of {@link PageGrid}. Accepts all `<div>` props. */
export interface PageGridProps extends ComponentProps<'div'> {
  /** Columns from 992 px up, stacked below: equal ones, or two of unequal width. Default `1`. */
  columns?: '1' | '2' | '3' | '4' | '2-1' | '1-2' | '3-2' | undefined;
  /** 24 px between cards, 16 between small ones. Default `md`. */
  gap?: 'sm' | 'md' | undefined;
}

/** Cards side by side, with the standard gap. */
export function PageGrid({ columns, gap, className, ...rest }: PageGridProps) {
  return <div {...rest} data-ui="page-grid" className={pageGridVariants({ columns, gap, className })} />;
}
