import type { ValueFormat } from '#/components/chart-frame/use-value-format.ts';
import { cx } from '#/lib/tv.ts';
import { SLICE_SWATCH } from './slice-style.ts';
import type { Slice } from './slices.ts';

interface DonutLegendProps {
  slices: readonly Slice[];
  active: string | undefined;
  onActiveChange: (id: string | undefined) => void;
  format: ValueFormat;
}

/** Every part with its numbers, in the order of the ring. */
export function DonutLegend({ slices, active, onActiveChange, format }: DonutLegendProps) {
  return (
    <ul
      className="ui:grid ui:flex-1 ui:basis-48 ui:grid-cols-[auto_minmax(0,1fr)_auto_auto] ui:gap-x-2.5 ui:text-13 ui:tabular-nums"
      data-part="legend"
      onPointerLeave={() => onActiveChange(undefined)}
    >
      {slices.map(({ id, label, value, share, tone }) => (
        <li
          className={cx(
            'ui:col-span-full ui:-mx-2 ui:grid ui:min-h-8 ui:grid-cols-subgrid ui:items-center ui:rounded-control ui:px-2',
            active === id && 'ui:bg-row-hover',
            tone === 'rest' && 'ui:text-fg-subtle',
          )}
          data-part="part"
          key={id}
          onPointerEnter={() => onActiveChange(id)}
        >
          <span
            aria-hidden="true"
            className={cx('ui:size-2.5 ui:rounded-[2px] ui:forced-color-adjust-none', SLICE_SWATCH[tone])}
            data-part="swatch"
          />
          <span className="ui:min-w-0 ui:wrap-anywhere" data-part="label">
            {label}
          </span>
          <span className="ui:text-right ui:text-fg-muted ui:rtl:text-left" data-part="value">
            {format.value(value)}
          </span>
          <span
            className={cx(
              'ui:min-w-12 ui:text-right ui:rtl:text-left',
              tone !== 'rest' && 'ui:font-semibold',
            )}
            data-part="share"
          >
            {format.share(share)}
          </span>
        </li>
      ))}
    </ul>
  );
}
