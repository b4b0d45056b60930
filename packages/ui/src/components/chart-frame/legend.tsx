import type { ReactNode } from 'react';
import { cx } from '#/lib/tv.ts';

/** Props of {@link ChartLegend}. */
export interface ChartLegendProps {
  /** Series names, each with a sample of its style. */
  entries: readonly { readonly id: string; readonly mark: ReactNode; readonly name: string }[];
  className?: string | undefined;
}

/** Legend of a chart. */
export function ChartLegend({ entries, className }: ChartLegendProps) {
  return (
    <ul
      className={cx('ui:flex ui:flex-wrap ui:gap-x-4 ui:gap-y-1 ui:text-13 ui:text-fg-muted', className)}
      data-part="legend"
    >
      {entries.map(({ id, mark, name }) => (
        <li className="ui:flex ui:items-center ui:gap-2" data-part="entry" key={id}>
          {mark}
          <span className="ui:wrap-anywhere" data-part="name">
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}
