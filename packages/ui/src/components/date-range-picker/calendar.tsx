import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '#/components/icon-button/index.ts';
import { addMonths, clampDay, type Day, firstOfMonth, firstWeekdayOf, lastOfMonth } from '#/lib/day/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { CalendarMonth, type DraftRange } from './calendar-month.tsx';
import { monthText } from './date-text.ts';
import { dayAfterKey } from './month-grid.ts';

interface CalendarProps {
  /** The range being selected. */
  range: DraftRange;
  today: Day;
  min: Day | undefined;
  max: Day | undefined;
  /** Number of months side by side. */
  months: 1 | 2;
  /** Called with the clicked day. */
  onPick: (day: Day) => void;
}

/** Stable keys of the months, which persist while the displayed months change. */
const MONTH_KEYS = ['first', 'second'] as const;

/** Months with a single tab stop: arrows move by day and week, Page Up/Down by month, with Shift by year. */
export function Calendar({ range, today, min, max, months, onPick }: CalendarProps) {
  const { locale, dir } = useUi();
  const labels = useLabelGroup('dates');
  const labelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const anchor = clampDay(range.to ?? range.from ?? today, min, max);
  const [focused, setFocused] = useState(anchor);
  const [first, setFirst] = useState(() => addMonths(firstOfMonth(anchor), 1 - months));
  const [pointed, setPointed] = useState<Day>();
  const firstWeekday = firstWeekdayOf(locale);
  const last = lastOfMonth(addMonths(first, months - 1));

  const goTo = (day: Day) => {
    const next = clampDay(day, min, max);
    setFocused(next);
    setPointed(undefined);
    if (next < first) setFirst(firstOfMonth(next));
    else if (next > last) setFirst(addMonths(firstOfMonth(next), 1 - months));
  };

  // Scrolls to a range that was typed or preset; a clicked range is already visible.
  const [shownAnchor, setShownAnchor] = useState(anchor);
  if (anchor !== shownAnchor) {
    setShownAnchor(anchor);
    goTo(anchor);
  }

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    root.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  const move = (event: KeyboardEvent) => {
    const { key, shiftKey, target } = event;
    if (!(target instanceof HTMLElement) || target.dataset.day === undefined) return;
    const next = dayAfterKey(key, focused, { shiftKey, dir, firstWeekday });
    if (next === undefined) return;
    event.preventDefault();
    moved.current = true;
    goTo(next);
  };

  const turn = (by: 1 | -1) => {
    setFirst(addMonths(first, by));
    setFocused(clampDay(addMonths(focused, by), min, max));
  };

  const end = range.from !== null && range.to === null ? (pointed ?? focused) : range.to;
  const shown = sortRange({ from: range.from, to: end });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the grids inside
    <div
      className="ui:flex ui:justify-center ui:gap-6"
      data-part="calendar"
      onKeyDown={move}
      onPointerLeave={() => setPointed(undefined)}
      ref={root}
    >
      {MONTH_KEYS.slice(0, months).map((frame, index) => (
        // Fixed height of six weeks: content below must not move under the pointer. Keys are stable so that the
        // previous/next buttons keep focus while the months change.
        <div
          className="ui:min-h-82 ui:w-70 ui:min-w-0 ui:coarse:min-h-88 ui:coarse:w-77"
          data-part="month-frame"
          key={frame}
        >
          <div className="ui:flex ui:h-10 ui:items-center ui:justify-between" data-part="month-head">
            {index === 0 ? (
              <MonthButton
                disabled={min !== undefined && first <= min}
                label={labels.previousMonth}
                onClick={() => turn(-1)}
                to="before"
              />
            ) : (
              <span className="ui:w-control" data-part="space" />
            )}
            <span
              aria-live="polite"
              className="ui:text-14 ui:font-medium"
              data-part="month-name"
              id={`${labelId}${index}`}
            >
              {monthText(locale, addMonths(first, index))}
            </span>
            {index === months - 1 ? (
              <MonthButton
                disabled={max !== undefined && last >= max}
                label={labels.nextMonth}
                onClick={() => turn(1)}
                to="after"
              />
            ) : (
              <span className="ui:w-control" data-part="space" />
            )}
          </div>
          <CalendarMonth
            firstWeekday={firstWeekday}
            focused={focused}
            labelId={`${labelId}${index}`}
            max={max}
            min={min}
            month={addMonths(first, index)}
            onPick={(day) => {
              setFocused(day);
              setPointed(undefined);
              // A clicked day is visible: keep the view.
              setShownAnchor(day);
              onPick(day);
            }}
            onPoint={setPointed}
            shown={shown}
            today={today}
          />
        </div>
      ))}
    </div>
  );
}

interface MonthButtonProps {
  label: string;
  to: 'before' | 'after';
  disabled: boolean;
  onClick: () => void;
}

function MonthButton({ label, to, disabled, onClick }: MonthButtonProps) {
  const Icon = to === 'before' ? ChevronLeft : ChevronRight;
  return (
    <IconButton aria-label={label} disabled={disabled} onClick={onClick} title={label}>
      <Icon aria-hidden="true" className="ui:rtl:-scale-x-100" />
    </IconButton>
  );
}

function sortRange({ from, to }: DraftRange): DraftRange {
  return from !== null && to !== null && to < from ? { from: to, to: from } : { from, to };
}
