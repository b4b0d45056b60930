import { textWidth } from '#/lib/chart/labels.ts';
import { cx } from '#/lib/tv.ts';

/** Style of axis labels. */
export const AXIS = 'ui:absolute ui:text-12 ui:whitespace-nowrap ui:text-fg-subtle ui:tabular-nums';

interface TimeAxisProps {
  from: number;
  to: number;
  /** The labelled times. */
  marks: readonly number[];
  format: (at: number) => string;
  /** Width of the plot above, in pixels. */
  width: number;
}

/** The time labels below a plot. */
export function TimeAxis({ from, to, marks, format, width }: TimeAxisProps) {
  return (
    <div aria-hidden="true" className="ui:relative ui:mt-2 ui:h-4" data-part="time-axis">
      {marks.map((at) => {
        const share = to > from ? (at - from) / (to - from) : 0;
        const text = format(at);
        // A label too close to the start is not centered on its tick, so that it stays inside the card.
        const isAtEdge = share * width < textWidth(text) / 2;
        return (
          <span
            className={cx(AXIS, isAtEdge ? null : 'ui:-translate-x-1/2')}
            data-part="time-mark"
            key={at}
            style={{ left: `${share * 100}%` }}
          >
            {text}
          </span>
        );
      })}
    </div>
  );
}
