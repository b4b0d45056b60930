import { useId, useMemo, useState } from 'react';
import { useFieldGroup } from '#/components/field/index.ts';
import { Segmented } from '#/components/segmented/index.ts';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { dateFormat } from '#/lib/date-format.ts';
import { addDays, firstWeekdayOf, utcOf } from '#/lib/day/index.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useWidth } from '#/lib/use-width.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useTimeZone, useUi } from '#/provider/ui-provider.tsx';
import { BrushBar, Swatch } from './brush-bar.tsx';
import { useWeekSelection } from './use-week-selection.ts';
import { WeekGrid } from './week-grid.tsx';
import {
  clockOf,
  DAYS,
  intervalsOf,
  isPainted,
  paintSlots,
  type SlotSelection,
  slotsOf,
  type WeekInterval,
} from './week-intervals.ts';
import type { WeekOption, WeekOptionColor, WeekScheduleProps } from './week-schedule.types.ts';
import { weekScheduleVariants } from './week-schedule.variants.ts';
import { WeekSummary } from './week-summary.tsx';

const NOTHING: readonly WeekInterval[] = [];
const COLORS: readonly WeekOptionColor[] = ['blue', 'amber', 'green', 'pink', 'red', 'neutral'];
/** Below this width of the component, in pixels, it shows one day at a time. */
const NARROW_PX = 560;
/** Hours of a row in the narrow layout. */
const WRAP_HOURS = 6;
const MONDAY = '2024-01-01';

const styles = weekScheduleVariants();

/**
 * A week of hours or half-hours, painted with a few named values: dayparts, quiet hours. Weeks begin as in the reader's
 * region. On a phone it shows one day at a time.
 */
export function WeekSchedule({
  options: given,
  value,
  defaultValue = NOTHING,
  onValueChange,
  stepMinutes = 60,
  readOnly = false,
  disabled = false,
  timeZone: ownTimeZone,
  className,
  ref,
  ...rest
}: WeekScheduleProps) {
  const labels = useLabelGroup('weekSchedule');
  const timeZone = useTimeZone(ownTimeZone);
  const keysId = useId();
  const [measure, width = NARROW_PX] = useWidth<HTMLDivElement>();
  const { required: _, ...fieldProps } = useFieldGroup(rest);
  const [intervals, setIntervals] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const slots = useMemo(() => slotsOf(intervals, stepMinutes), [intervals, stepMinutes]);
  const options = useMemo(
    () =>
      given.map((option, index) => ({
        ...option,
        color: option.color ?? COLORS[index % COLORS.length] ?? 'blue',
      })),
    [given],
  );
  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  const { days, dayNames } = useWeekdays();
  const [brush, setBrush] = useState<string | null>(options[0]?.value ?? null);
  const [shownDay, setShownDay] = useState(days[0] ?? 0);
  const [status, setStatus] = useState('');
  const isNarrow = width < NARROW_PX;
  const isEditable = !readOnly && !disabled;
  const visibleDays = useMemo(() => (isNarrow ? [shownDay] : days), [isNarrow, shownDay, days]);
  const wrapAt = isNarrow ? (WRAP_HOURS * 60) / stepMinutes : undefined;

  function paint(selection: SlotSelection, wanted: string | null): void {
    const next = paintSlots(slots, selection, wanted);
    setIntervals(intervalsOf(next, stepMinutes));
    setStatus(textOf(selection, wanted));
  }

  // Painting what is painted already takes it away, as a second click on a checkbox.
  const toggle = (selection: SlotSelection) =>
    paint(selection, isPainted(slots, selection, brush) ? null : brush);

  function textOf({ days: painted, from, to }: SlotSelection, wanted: string | null): string {
    const names = painted.map((day) => dayNames[day]?.long);
    const span = names.length > 1 ? `${names[0]} – ${names.at(-1)}` : names[0];
    const times = `${clockOf(from * stepMinutes)}–${clockOf((to + 1) * stepMinutes)}`;
    return `${span} ${times}: ${wanted === null ? labels.notSet : byValue.get(wanted)?.label}`;
  }

  const { focus, selection, gridProps } = useWeekSelection({
    days: visibleDays,
    slots: 1440 / stepMinutes,
    columns: wrapAt ?? 1440 / stepMinutes,
    isEditable,
    onPaint: toggle,
    onErase: (erased) => paint(erased, null),
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: `fieldset` is for form fields
    <div
      role="group"
      {...rest}
      {...fieldProps}
      className={styles.root({ className })}
      data-ui="week-schedule"
      ref={useMergedRefs(measure, ref)}
    >
      {readOnly ? (
        <Legend options={options} />
      ) : (
        <BrushBar disabled={disabled} onChange={setBrush} options={options} value={brush} />
      )}
      {isNarrow ? (
        <Segmented
          aria-label={labels.day}
          className="ui:mb-2 ui:w-full ui:*:flex-1 ui:*:justify-center ui:*:px-1"
          onValueChange={(day) => setShownDay(Number(day))}
          options={days.map((day) => ({ value: String(day), label: dayNames[day]?.short }))}
          value={String(shownDay)}
        />
      ) : null}
      <WeekGrid
        {...gridProps}
        dayNames={dayNames}
        days={visibleDays}
        focus={focus}
        isDisabled={disabled}
        isEditable={isEditable}
        keysId={isEditable ? keysId : undefined}
        label={isNarrow ? (dayNames[shownDay]?.long ?? labels.day) : labels.week}
        onPaint={toggle}
        options={byValue}
        selection={selection}
        slots={slots}
        stepMinutes={stepMinutes}
        wrapAt={wrapAt}
      />
      {isEditable ? <VisuallyHidden id={keysId}>{labels.keys}</VisuallyHidden> : null}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {timeZone === undefined ? null : <p className={styles.note()}>{labels.timesIn(timeZone)}</p>}
      <WeekSummary
        dayNames={dayNames}
        days={days}
        isHidden={!isNarrow}
        options={byValue}
        slots={slots}
        stepMinutes={stepMinutes}
      />
    </div>
  );
}

/** Names of the options, where nothing can be painted. */
function Legend({ options }: { options: readonly (WeekOption & { readonly color: WeekOptionColor })[] }) {
  return (
    <ul
      className="ui:mb-3 ui:flex ui:flex-wrap ui:gap-x-4 ui:gap-y-1 ui:text-13 ui:text-fg-muted"
      data-part="legend"
    >
      {options.map(({ value, label, color }) => (
        <li className="ui:flex ui:items-center ui:gap-2" key={value}>
          <Swatch color={color} />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** The weekdays in the order of the reader's region, and their names by weekday; 0 is Monday. */
function useWeekdays() {
  const { locale, weekLocale = locale } = useUi();
  return useMemo(() => {
    const first = firstWeekdayOf(weekLocale) - 1;
    const nameOf = (day: number, weekday: 'short' | 'long') =>
      dateFormat(locale, { weekday, timeZone: 'UTC' }).format(utcOf(addDays(MONDAY, day)));
    const all = Array.from({ length: DAYS }, (_, day) => day);
    return {
      days: all.map((day) => (first + day) % DAYS),
      dayNames: all.map((day) => ({ short: nameOf(day, 'short'), long: nameOf(day, 'long') })),
    };
  }, [locale, weekLocale]);
}
