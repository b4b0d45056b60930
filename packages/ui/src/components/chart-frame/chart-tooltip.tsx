import type { CSSProperties, ReactNode } from 'react';
import { cx } from '#/lib/tv.ts';

interface ChartTooltipProps {
  /** Position as shares of the plot, 0 to 1; without `top` it is at the upper edge. */
  left: number;
  top?: number | undefined;
  /** Below the plot, where the plot is too low for the tooltip. */
  side?: 'inside' | 'below' | undefined;
  children: ReactNode;
}

/**
 * Tooltip at the chart cursor. It stays inside the plot: on the side with more room, or, in a narrow plot, moving with
 * the cursor. Its parent must be a size container.
 */
export function ChartTooltip({ left, top, side = 'inside', children }: ChartTooltipProps) {
  const percent = `${left * 100}%`;
  return (
    <span
      className={cx(
        'ui:pointer-events-none ui:absolute ui:z-2 ui:w-max ui:max-w-full ui:rounded-control ui:@max-[26rem]:-translate-x-(--at) ui:@min-[26rem]:max-w-[calc(50%-0.75rem)] ui:bg-inverse ui:px-2.5 ui:py-1.5 ui:text-12 ui:wrap-anywhere ui:text-inverse-fg ui:tabular-nums ui:forced-colors:border',
        left > 0.5 ? 'ui:@min-[26rem]:-translate-x-[calc(100%+0.625rem)]' : 'ui:@min-[26rem]:translate-x-2.5',
        top !== undefined && top > 0.5 && 'ui:-translate-y-full',
      )}
      data-chrome=""
      data-part="tooltip"
      style={
        {
          '--at': percent,
          left: percent,
          top: side === 'below' ? 'calc(100% + 0.25rem)' : `${(top ?? 0) * 100}%`,
        } as CSSProperties
      }
    >
      {children}
    </span>
  );
}

/** One line of a tooltip: an optional series mark, a name, and the value. */
export function TooltipLine({ mark, name, value }: { mark?: ReactNode; name?: string; value: ReactNode }) {
  return (
    <span className="ui:flex ui:items-center ui:gap-1.5" data-part="tooltip-line">
      {mark}
      {name === undefined ? null : (
        <span className="ui:flex-1 ui:text-inverse-muted" data-part="name">
          {name}
        </span>
      )}
      <b className="ui:font-semibold" data-part="value">
        {value}
      </b>
    </span>
  );
}
