import { dateFormat } from '#/lib/date-format.ts';
import { type Day, utcOf, weekdayOf } from '#/lib/day/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { dayVariants } from './calendar.variants.ts';
import { dayLongText } from './date-text.ts';
import { monthWeeks } from './month-grid.ts';

/** A range being selected: the end may be missing. */
export interface DraftRange {
  readonly from: Day | null;
  readonly to: Day | null;
}

/** Settings shared by all months of a calendar. */
export interface MonthSettings {
  /** The displayed range; while the end is missing, it extends to the day under the pointer. */
  shown: DraftRange;
  today: Day;
  min: Day | undefined;
  max: Day | undefined;
  firstWeekday: number;
  /** Whether one day is selected: it has no start and end. */
  isSingle: boolean;
  /** The day that is the tab stop. */
  focused: Day;
  onPick: (day: Day) => void;
  onPoint: (day: Day) => void;
}

interface CalendarMonthProps extends MonthSettings {
  /** Any day of the month. */
  month: Day;
  /** Id of the labelling element. */
  labelId: string;
}

type DayPosition = 'out' | 'in' | 'start' | 'end' | 'only';

function positionOf(day: Day, { from, to }: DraftRange): DayPosition {
  if (day === from) return to === null || to === from ? 'only' : 'start';
  if (day === to) return 'end';
  return from !== null && to !== null && day > from && day < to ? 'in' : 'out';
}

/** The days of one month as a grid. */
export function CalendarMonth({ month, labelId, firstWeekday, ...settings }: CalendarMonthProps) {
  const weeks = monthWeeks(month, firstWeekday);
  return (
    <table
      aria-labelledby={labelId}
      aria-multiselectable={!settings.isSingle}
      className="ui:w-full ui:table-fixed ui:border-separate ui:border-spacing-x-0 ui:border-spacing-y-0.5"
      data-part="month"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table (ARIA practices, date picker)
      role="grid"
    >
      <thead>
        <tr>
          {(weeks[1] ?? []).map((day) => (day === null ? null : <Weekday day={day} key={weekdayOf(day)} />))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, column) =>
              day === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: leading and trailing cells of a month never move
                <td className="ui:p-0" data-part="empty" key={`${index} ${column}`} />
              ) : (
                <DayCell day={day} key={day} {...settings} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Weekday({ day }: { day: Day }) {
  const { locale } = useUi();
  const name = (weekday: 'short' | 'long') =>
    dateFormat(locale, { weekday, timeZone: 'UTC' }).format(utcOf(day));
  return (
    <th
      abbr={name('long')}
      className="ui:h-8 ui:p-0 ui:text-center ui:text-12 ui:font-normal ui:text-fg-subtle"
      data-part="weekday"
      scope="col"
    >
      {name('short')}
    </th>
  );
}

type DayCellProps = Omit<MonthSettings, 'firstWeekday'> & { day: Day };

function DayCell({ day, shown, today, min, max, focused, isSingle, onPick, onPoint }: DayCellProps) {
  const { locale } = useUi();
  const labels = useLabelGroup('dates');
  const place = positionOf(day, shown);
  const classes = dayVariants({ place });
  const ends = [
    !isSingle && day === shown.from ? labels.rangeStart : undefined,
    !isSingle && day === shown.to ? labels.rangeEnd : undefined,
  ].filter((word) => word !== undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see above
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    <td aria-selected={place !== 'out'} className={classes.cell()} data-part="cell" role="gridcell">
      <button
        aria-current={day === today ? 'date' : undefined}
        aria-label={[dayLongText(locale, day), ...ends].join(', ')}
        className={classes.day()}
        data-day={day}
        data-part="day"
        data-place={place}
        disabled={(min !== undefined && day < min) || (max !== undefined && day > max)}
        onClick={() => onPick(day)}
        onPointerEnter={() => onPoint(day)}
        tabIndex={day === focused ? 0 : -1}
        type="button"
      >
        {utcOf(day).getUTCDate()}
      </button>
    </td>
  );
}
