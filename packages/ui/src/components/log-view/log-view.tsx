import { ArrowDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#/components/button/index.ts';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { copyText } from '#/lib/copy-text.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useCount } from '#/lib/use-count.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { LogBanner, LogFace, LogFoot } from './log-foot.tsx';
import { LOG_LEVELS, lineText, lowerBound } from './log-index.ts';
import { LogLines } from './log-lines.tsx';
import { LogToolbar } from './log-toolbar.tsx';
import type { LogLine, LogViewProps } from './log-view.types.ts';
import { logViewVariants } from './log-view.variants.ts';
import { useLogModel } from './use-log-model.ts';
import { type LogScroll, useLogScroll } from './use-log-scroll.ts';
import { useLogSearch } from './use-log-search.ts';
import { useLogSummary } from './use-log-summary.ts';
import { useTextColumns } from './use-text-columns.ts';

/**
 * A log with up to 100,000 lines, virtualized. It follows its end until the user scrolls up. New lines are announced in
 * a summary at most every ten seconds.
 */
export function LogView(props: LogViewProps) {
  const {
    label,
    lines,
    state = 'complete',
    error,
    onRetry,
    retrying,
    emptyText,
    levels: levelsProp,
    defaultLevels = LOG_LEVELS,
    onLevelsChange,
    wrap: wrapProp,
    defaultWrap = false,
    onWrapChange,
    defaultFollow = true,
    timestamps = 'time',
    timeZone,
    height = '24rem',
    className,
    ...rest
  } = props;
  const [levels, setLevels] = useControllableState({
    value: levelsProp,
    defaultValue: defaultLevels,
    onChange: onLevelsChange,
  });
  const [wrap, setWrap] = useControllableState({
    value: wrapProp,
    defaultValue: defaultWrap,
    onChange: onWrapChange,
  });
  const [activeLine, setActiveLine] = useState<LogLine>();
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [measure, columns] = useTextColumns();
  const model = useLogModel({ lines, levels, columns: wrap ? columns : undefined });
  const scroll = useLogScroll(box, content, model, defaultFollow);
  const search = useLogSearch(model);
  const summary = useLogSummary(lines);
  const active = activeLine ? positionOf(activeLine, model.view, lines) : -1;
  const classes = logViewVariants();

  const step = (by: 1 | -1) => {
    const from = model.lineAtRow(scroll.rows.range.first);
    const at = search.step(by, active < 0 ? from : active);
    if (at === undefined) return;
    setActiveLine(lines[model.view[at] ?? -1]);
    scroll.reveal(at);
  };
  return (
    <div data-ui="log-view" data-state={state} {...rest} className={classes.root({ className })}>
      <LogToolbar
        input={input}
        levels={levels}
        model={model}
        onLeave={() => box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()}
        onLevelsChange={setLevels}
        onStep={step}
        onWrapChange={setWrap}
        search={search}
        wrap={wrap}
      />
      <div className={classes.area()} data-part="area" style={{ height }}>
        <LogLines
          active={active}
          box={box}
          content={content}
          format={{ wrap, timestamps, timeZone }}
          isBusy={state === 'loading'}
          label={label}
          measure={measure}
          model={model}
          onActivate={setActiveLine}
          onCopyLine={() => activeLine && void copyText(lineText(activeLine))}
          onFind={() => {
            input.current?.focus();
            input.current?.select();
          }}
          scroll={scroll}
          search={search}
        />
        {model.view.length > 0 ? (
          <JumpButton scroll={scroll} />
        ) : (
          <LogFace
            {...{ state, error, onRetry, retrying, emptyText }}
            isFiltered={lines.length > 0}
            onShowAll={() => setLevels(LOG_LEVELS)}
          />
        )}
      </div>
      {lines.length > 0 ? <LogBanner {...{ state, error, onRetry, retrying }} /> : null}
      <LogFoot
        active={active < 0 ? undefined : activeLine}
        following={scroll.following}
        model={model}
        state={state}
      />
      <VisuallyHidden data-part="summary" role="status">
        {summary.text === '' ? null : <span key={summary.id}>{summary.text}</span>}
      </VisuallyHidden>
    </div>
  );
}

function JumpButton({ scroll }: { scroll: LogScroll }) {
  const labels = useLabelGroup('viewers');
  const countOf = useCount();
  const { following, newCount, jump } = scroll;
  if (following) return null;
  return (
    <Button className={logViewVariants().jump()} data-part="jump" onClick={jump} size="sm">
      <ArrowDown aria-hidden="true" />
      {newCount > 0
        ? `${labels.jumpToLatest} (${labels.newCount(...countOf(newCount))})`
        : labels.jumpToLatest}
    </Button>
  );
}

/** Position of a line in the view; −1 when it is not displayed. */
function positionOf(line: LogLine, view: readonly number[], lines: readonly LogLine[]): number {
  const index = lines.lastIndexOf(line);
  const at = lowerBound(view, index);
  return index >= 0 && view[at] === index ? at : -1;
}
