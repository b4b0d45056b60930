// biome-ignore-all lint/a11y/useSemanticElements: virtualized lines are absolutely positioned divs
import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { RefCallback } from 'react';
import { Highlight } from '#/components/search-input/highlight.tsx';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { dateFormat } from '#/lib/date-format.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useTimeZone, useUi } from '#/provider/ui-provider.tsx';
import { displayText, levelOf } from './log-index.ts';
import type { LogLine, LogViewProps } from './log-view.types.ts';
import { logLineVariants, ROW_HEIGHT } from './log-view.variants.ts';
import { SAMPLE } from './use-text-columns.ts';

/** How lines are displayed. */
export interface LineFormat {
  wrap: boolean;
  timestamps: NonNullable<LogViewProps['timestamps']>;
  timeZone: string | undefined;
}

interface LineProps {
  line: LogLine;
  /** Position in the view, and the number of lines in it. */
  at: number;
  count: number;
  /** Offset and height in pixels. */
  top: number;
  height: number;
  format: LineFormat;
  query: string;
  isMatch: boolean;
  isActive: boolean;
  isTabStop: boolean;
}

const ICONS = { info: undefined, warn: TriangleAlert, error: CircleAlert } as const;

/** One line of a log. */
export function Line(props: LineProps) {
  const { line, at, count, top, height, format, query, isMatch, isActive, isTabStop } = props;
  const labels = useLabelGroup('viewers');
  const level = levelOf(line);
  const classes = logLineVariants({ level, wrap: format.wrap, active: isActive });
  const Icon = ICONS[level];
  return (
    <div
      aria-current={isActive || undefined}
      aria-posinset={at + 1}
      aria-setsize={count}
      className={classes.line()}
      data-at={at}
      data-level={level}
      data-part="line"
      role="listitem"
      style={{ height: format.wrap ? height : ROW_HEIGHT, top }}
      // Lines take the focus, so that they can be read one by one.
      tabIndex={isTabStop ? 0 : -1}
    >
      <span className={classes.level()} data-part="level">
        {Icon ? (
          <>
            <Icon aria-hidden="true" />
            <VisuallyHidden>{labels[level]} </VisuallyHidden>
          </>
        ) : null}
      </span>
      <Time at={line.at} className={classes.time()} format={format} />
      <span className={classes.text()} data-part="text">
        <Highlight current={isMatch} query={query} text={displayText(line.text)} />
      </span>
    </div>
  );
}

interface TimeProps {
  at: Date | number | undefined;
  format: LineFormat;
  className: string;
}

/** Fixed widths, so that texts align. */
const TIME_CHARS = { time: 8, datetime: 19, none: 0 } as const;

function Time({ at, format, className }: TimeProps) {
  const { locale } = useUi();
  const zone = useTimeZone(format.timeZone);
  const { timestamps } = format;
  if (timestamps === 'none') return null;
  const style = { width: `${TIME_CHARS[timestamps]}ch` };
  if (at === undefined) return <span aria-hidden="true" className={className} style={style} />;
  const full = dateFormat(locale, { dateStyle: 'full', timeStyle: 'long', timeZone: zone });
  return (
    <time
      className={className}
      data-part="time"
      dateTime={new Date(at).toISOString()}
      style={style}
      title={full.format(at)}
    >
      {isoFormat(timestamps, zone).format(at)}
    </time>
  );
}

/** Swedish writes dates and times in ISO order with equal widths, which suits logs in every language. */
function isoFormat(timestamps: 'time' | 'datetime', timeZone: string | undefined): Intl.DateTimeFormat {
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  return dateFormat('sv-SE', { ...(timestamps === 'datetime' ? date : null), ...time, timeZone });
}

/** An invisible line that measures how many columns fit. */
export function MeasuredLine({ format, ref }: { format: LineFormat; ref: RefCallback<HTMLElement> }) {
  const classes = logLineVariants({ level: 'info', wrap: true, active: false });
  return (
    <div aria-hidden="true" className={classes.line({ className: 'ui:invisible ui:top-0' })}>
      <span className={classes.level()} />
      <Time at={undefined} className={classes.time()} format={format} />
      <span className={classes.text({ className: 'ui:relative' })} ref={ref}>
        <span className="ui:absolute ui:whitespace-pre">{SAMPLE}</span>
      </span>
    </div>
  );
}
