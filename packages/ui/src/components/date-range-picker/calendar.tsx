import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '#/components/icon-button/index.ts';
import { addMonths, type Day } from '#/lib/day/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { CalendarMonth, type DraftRange } from './calendar-month.tsx';
import { monthText } from './date-text.ts';
import { useCalendarView } from './use-calendar-view.ts';

interface CalendarProps {
  /** The range being selected. */
  range: DraftRange;
  today: Day;
  min: Day | undefined;
  max: Day | undefined;
  /** Number of months side by side. */
  months: 1 | 2;
  /** Whether one day is selected instead of a range. */
  isSingle?: boolean | undefined;
  /** Called with the clicked day. */
  onPick: (day: Day) => void;
}

/** Stable keys of the months, which persist while the displayed months change. */
const MONTH_KEYS = ['first', 'second'] as const;

/** Months with a single tab stop: arrows move by day and week, Page Up/Down by month, with Shift by year. */
export function Calendar({ range, today, min, max, months, isSingle = false, onPick }: CalendarProps) {
  const { locale } = useUi();
  const labels = useLabelGroup('dates');
  const labelId = useId();
  const view = useCalendarView({ range, today, min, max, months });
  const { first, last, focused, pointed, setPointed, turn } = view;
  const end = range.from !== null && range.to === null ? (pointed ?? focused) : range.to;
  const shown = sortRange({ from: range.from, to: end });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the grids inside
    <div
      className="ui:flex ui:justify-center ui:gap-6"
      data-part="calendar"
      onKeyDown={view.onKeyDown}
      onPointerLeave={() => setPointed(undefined)}
      ref={view.root}
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
            firstWeekday={view.firstWeekday}
            focused={focused}
            isSingle={isSingle}
            labelId={`${labelId}${index}`}
            max={max}
            min={min}
            month={addMonths(first, index)}
            onPick={(day) => {
              view.pick(day);
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
