import { cx } from '#/lib/tv.ts';

/** Background of each shade from zero to the maximum. Kept in forced colours: they carry data. */
export const SHADE = [
  'ui:bg-fill ui:forced-color-adjust-none',
  'ui:bg-shade-1 ui:forced-color-adjust-none',
  'ui:bg-shade-2 ui:forced-color-adjust-none',
  'ui:bg-shade-3 ui:forced-color-adjust-none',
  'ui:bg-shade-4 ui:forced-color-adjust-none',
  'ui:bg-shade-5 ui:forced-color-adjust-none',
  'ui:bg-shade-6 ui:forced-color-adjust-none',
] as const;

const MAP_SHADE = ['ui:bg-fill-active ui:forced-color-adjust-none', ...SHADE.slice(2)] as const;

/** Props of {@link ShadeLegend}. */
export interface ShadeLegendProps {
  /** The formatted maximum. */
  highest: string;
  /** Omits the lightest shade, which cannot be distinguished from land on a map. */
  isMap?: boolean | undefined;
  className?: string | undefined;
}

/** Legend of shades from zero to the maximum. */
export function ShadeLegend({ highest, isMap = false, className }: ShadeLegendProps) {
  return (
    <div
      className={cx(
        'ui:flex ui:items-center ui:gap-1 ui:text-12 ui:text-fg-subtle ui:tabular-nums',
        className,
      )}
      data-part="shades"
      dir="ltr"
    >
      <span className="ui:me-1" data-part="least">
        0
      </span>
      {(isMap ? MAP_SHADE : SHADE).map((shade) => (
        <span
          aria-hidden="true"
          className={cx('ui:h-2 ui:w-5 ui:rounded-[2px]', shade)}
          data-part="shade"
          key={shade}
        />
      ))}
      <span className="ui:ms-1" data-part="most">
        {highest}
      </span>
    </div>
  );
}
