import { cx } from '#/lib/tv.ts';

/** The background of each shade, from nothing to the most. Where the reader's own colours rule, these stay: they are data. */
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
  /** The largest value in words. */
  highest: string;
  /** On a map nothing is plain land, and the lightest shade is left out: the two could not be told apart. */
  isMap?: boolean | undefined;
  className?: string | undefined;
}

/** From nothing to the most, in shades. */
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
