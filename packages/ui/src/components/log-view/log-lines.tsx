// biome-ignore-all lint/a11y/useSemanticElements: virtualized lines are absolutely positioned divs
import type { KeyboardEvent, ReactNode, RefCallback, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { contentHeight, pageSize } from '#/lib/virtual-rows/index.ts';
import { Line, type LineFormat, MeasuredLine } from './log-line.tsx';
import type { LogLine } from './log-view.types.ts';
import { logViewVariants, ROW_HEIGHT } from './log-view.variants.ts';
import type { LogModel } from './use-log-model.ts';
import type { LogScroll } from './use-log-scroll.ts';
import type { LogSearch } from './use-log-search.ts';

interface LogLinesProps {
  label: string;
  isBusy: boolean;
  format: LineFormat;
  model: LogModel;
  scroll: LogScroll;
  search: LogSearch;
  box: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** Measures the columns of a wrapped line. */
  measure: RefCallback<HTMLElement>;
  /** Position of the active line in the view; −1 without one. */
  active: number;
  onActivate: (line: LogLine | undefined) => void;
  onFind: () => void;
  onCopyLine: () => void;
}

/** The virtualized lines: a single tab stop; arrow keys, Page Up, Page Down, Home and End move through them. */
export function LogLines(props: LogLinesProps) {
  const { label, isBusy, format, model, scroll, box, content, measure, onActivate, active } = props;
  const classes = logViewVariants();
  const onKeyDown = useLineKeys(props);
  const activate = ({ target }: { target: EventTarget }) => {
    const at = positionOf(target);
    if (at >= 0) onActivate(model.lines[model.view[at] ?? -1]);
  };
  return (
    <div
      aria-busy={isBusy || undefined}
      aria-label={label}
      // Scrolling renders other lines, which a live region would announce. `useLogSummary` announces new lines instead.
      aria-live="off"
      className={classes.box()}
      data-part="log"
      dir="ltr"
      onScroll={scroll.onScroll}
      ref={box}
      role="log"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles events of its lines */}
      <div
        className={classes.lines()}
        data-part="lines"
        onClick={activate}
        onFocus={activate}
        onKeyDown={onKeyDown}
        ref={content}
        role={model.view.length > 0 ? 'list' : undefined}
        style={{ height: contentHeight(scroll.rows.geometry) }}
      >
        {format.wrap ? <MeasuredLine format={format} ref={measure} /> : null}
        <VisibleLines {...props} active={active} />
      </div>
    </div>
  );
}

function VisibleLines({ format, model, scroll, search, active }: LogLinesProps): ReactNode {
  const { lines, view, rowOf, lineAtRow } = model;
  const { first, last, shift } = scroll.rows.range;
  if (view.length === 0) return null;
  const from = lineAtRow(first);
  const to = lineAtRow(Math.max(first, last - 1));
  const positions = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (active >= 0 && (active < from || active > to)) positions.push(active);
  const tabStop = active >= 0 ? active : scroll.following ? view.length - 1 : (from + to) >> 1;
  return positions.map((at) => {
    const line = lines[view[at] ?? -1];
    if (!line) return null;
    return (
      <Line
        at={at}
        count={view.length}
        format={format}
        height={(rowOf(at + 1) - rowOf(at)) * ROW_HEIGHT}
        isActive={at === active}
        isMatch={line === search.current}
        isTabStop={at === tabStop}
        key={line.id}
        line={line}
        query={search.query}
        top={rowOf(at) * ROW_HEIGHT + shift}
      />
    );
  });
}

function useLineKeys({ model, scroll, box, onActivate, onFind, onCopyLine }: LogLinesProps) {
  const focusLine = (at: number) => {
    flushSync(() => onActivate(model.lines[model.view[at] ?? -1]));
    scroll.reveal(at);
    box.current?.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus({ preventScroll: true });
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (isCommand && key === 'f') onFind();
    else if (isCommand && key === 'c' && window.getSelection()?.isCollapsed !== false) onCopyLine();
    else {
      const at = positionOf(event.target);
      const next = event.altKey || isCommand ? undefined : nextLine(event.key, at, model, scroll);
      if (next === undefined) return;
      focusLine(next);
    }
    event.preventDefault();
  };
}

function nextLine(key: string, at: number, { view, rowOf, lineAtRow }: LogModel, { rows }: LogScroll) {
  const last = view.length - 1;
  const page = pageSize(rows.geometry);
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'ArrowDown':
      return Math.min(last, at + 1);
    case 'PageUp':
      return Math.min(at, lineAtRow(Math.max(0, rowOf(at) - page)));
    case 'PageDown':
      return Math.min(last, Math.max(at, lineAtRow(rowOf(at) + page)));
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** Position in the view of the line that contains an element; −1 for others. */
function positionOf(target: EventTarget): number {
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-part="line"]') : null;
  return line ? Number(line.dataset.at) : -1;
}
