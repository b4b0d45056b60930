import { cx } from '#/lib/tv.ts';
import type { HistogramBin } from './histogram-bin.ts';

interface HistogramBarsProps {
  bins: readonly HistogramBin[];
  highest: number;
  height: number;
  isDense: boolean;
  /** Without labels: a scale is below the bars. */
  hasScale: boolean;
  noData: string;
  format: (value: number) => string;
}

/** A line of labels with its distance. */
const LABEL_PX = 24;

/** A bar per bin, with its label below and, unless dense, its number above. */
export function HistogramBars({
  bins,
  highest,
  height,
  isDense,
  hasScale,
  noData,
  format,
}: HistogramBarsProps) {
  // Of many labels, as many as fit at equal intervals.
  const every = isDense ? Math.ceil(bins.length / 7) : 1;
  return (
    <ol
      aria-hidden={isDense || undefined}
      className={cx(
        'ui:grid ui:auto-cols-fr ui:grid-flow-col',
        isDense ? 'ui:gap-px' : 'ui:gap-2 ui:md:gap-3',
      )}
      data-part="bins"
      // Without a bar, the labels stay at the bottom of the plot.
      style={{ minHeight: height + LABEL_PX }}
    >
      {bins.map(({ id, label, value, muted, warning }, index) => (
        <li
          className="ui:flex ui:min-w-0 ui:flex-col ui:justify-end ui:text-center ui:text-12 ui:tabular-nums"
          data-part="bin"
          key={id}
        >
          {/* Precedes the number in reading order, shown below it. */}
          <span
            className={cx(
              'ui:order-3 ui:mt-1.5 ui:text-fg-subtle',
              isDense ? 'ui:h-4.5 ui:overflow-visible ui:whitespace-nowrap' : 'ui:min-h-4 ui:wrap-anywhere',
            )}
            data-part="label"
          >
            {!hasScale && index % every === 0 ? label : null}
          </span>
          {isDense ? null : (
            <span className="ui:order-1 ui:mb-1.5 ui:font-medium" data-part="value">
              {value === null ? noData : format(value)}
            </span>
          )}
          <span
            aria-hidden="true"
            className={cx(
              'ui:order-2 ui:rounded-t-[3px] ui:forced-colors:border ui:forced-colors:border-b-0',
              value === null
                ? 'ui:rounded-badge ui:border ui:border-dashed ui:border-border-strong'
                : warning
                  ? 'ui:bg-silent-solid'
                  : muted
                    ? 'ui:bg-data-3'
                    : 'ui:bg-data-1 ui:forced-colors:bg-[CanvasText] ui:forced-colors:forced-color-adjust-none',
              value !== null && value > 0 && 'ui:min-h-0.5',
            )}
            data-part="fill"
            style={{ height: value === null ? height / 3 : highest > 0 ? (value / highest) * height : 0 }}
          />
        </li>
      ))}
    </ol>
  );
}
