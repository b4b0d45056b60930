// biome-ignore-all lint/a11y/useSemanticElements: table rows need a box of their own, which these grid rows do not have
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell at a time is focusable, and headers are not
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { cx } from '#/lib/tv.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import {
  clockOf,
  runsOfDay,
  type SlotPosition,
  type SlotSelection,
  type WeekSlots,
} from './week-intervals.ts';
import type { WeekOption, WeekOptionColor } from './week-schedule.types.ts';
import { WEEK_FILL, weekScheduleVariants } from './week-schedule.variants.ts';

interface WeekGridProps extends Pick<ComponentProps<'div'>, 'onKeyDown' | 'onPointerDown' | 'onPointerMove'> {
  label: string;
  keysId: string | undefined;
  /** The visible days in order; 0 is Monday. */
  days: readonly number[];
  dayNames: readonly { readonly short: string; readonly long: string }[];
  slots: WeekSlots;
  stepMinutes: number;
  options: ReadonlyMap<string, WeekOption & { readonly color: WeekOptionColor }>;
  focus: SlotPosition;
  selection: SlotSelection;
  isEditable: boolean;
  isDisabled: boolean;
  /** Cells of a row in the narrow layout. */
  wrapAt: number | undefined;
  onPaint: (selection: SlotSelection) => void;
}

/** The cells. Days are rows and times are columns; on a phone, one day in rows of six hours. */
export function WeekGrid(props: WeekGridProps) {
  const { label, keysId, days, slots, stepMinutes, isEditable, isDisabled, wrapAt, onPaint, ...rest } = props;
  const { dayNames, options: _options, focus: _focus, selection: _selection, ...handlers } = rest;
  const labels = useLabelGroup('weekSchedule');
  const styles = weekScheduleVariants({
    editable: isEditable,
    disabled: isDisabled,
    narrow: wrapAt !== undefined,
  });
  const count = 1440 / stepMinutes;
  const columns = wrapAt ?? count;
  const nameOfDay = (day: number) => {
    const name = dayNames[day]?.long ?? '';
    return isEditable ? labels.paintDay(name) : name;
  };
  const button = (name: string, text: ReactNode, selection: SlotSelection) => (
    <>
      <span aria-hidden="true">{text}</span>
      {isEditable ? (
        <button
          className={styles.headButton()}
          onClick={() => onPaint(selection)}
          // The keys of the grid do the same.
          tabIndex={-1}
          title={name}
          type="button"
        >
          <VisuallyHidden>{name}</VisuallyHidden>
        </button>
      ) : (
        <VisuallyHidden>{name}</VisuallyHidden>
      )}
    </>
  );
  return (
    <div
      {...handlers}
      aria-describedby={keysId}
      aria-disabled={isDisabled || undefined}
      aria-label={label}
      aria-multiselectable={isEditable}
      aria-readonly={!isEditable}
      className={styles.grid()}
      data-part="grid"
      role="grid"
      style={{
        gridTemplateColumns: `${wrapAt === undefined ? 'minmax(3.5rem, max-content) ' : ''}repeat(${columns}, minmax(0, 1fr))`,
      }}
    >
      {wrapAt === undefined ? (
        <div className="ui:contents" data-part="head" role="row">
          <span role="columnheader">
            <VisuallyHidden>{labels.day}</VisuallyHidden>
          </span>
          {Array.from({ length: count }, (_, slot) => {
            const time = clockOf(slot * stepMinutes);
            // Every other hour, so that the labels do not touch.
            const text = (slot * stepMinutes) % 120 === 0 ? time : null;
            return (
              <span aria-label={time} className={styles.head()} key={time} role="columnheader">
                {button(isEditable ? labels.paintTime(time) : time, text, { days, from: slot, to: slot })}
              </span>
            );
          })}
        </div>
      ) : null}
      {days.map((day) =>
        Array.from({ length: count / columns }, (_, line) => (
          <div
            className="ui:contents"
            data-part="row"
            key={clockOf(day * 1440 + line * columns * stepMinutes)}
            role="row"
          >
            {wrapAt === undefined ? (
              <span aria-label={dayNames[day]?.long} className={styles.day()} role="rowheader">
                {button(nameOfDay(day), dayNames[day]?.short, {
                  days: [day],
                  from: 0,
                  to: count - 1,
                })}
              </span>
            ) : null}
            {(slots[day] ?? []).slice(line * columns, (line + 1) * columns).map((value, column) => (
              <WeekCell
                {...props}
                day={day}
                key={`${day}-${clockOf((line * columns + column) * stepMinutes)}`}
                slot={line * columns + column}
                value={value}
              />
            ))}
          </div>
        )),
      )}
    </div>
  );
}

interface WeekCellProps extends WeekGridProps {
  day: number;
  slot: number;
  value: string | null;
}

function WeekCell({ day, slot, value, ...grid }: WeekCellProps) {
  const { dayNames, slots, stepMinutes, options, focus, selection, isEditable, isDisabled, wrapAt } = grid;
  const labels = useLabelGroup('weekSchedule');
  const styles = weekScheduleVariants({
    editable: isEditable,
    disabled: isDisabled,
    narrow: wrapAt !== undefined,
  });
  const option = value === null ? undefined : options.get(value);
  const isFocus = focus.day === day && focus.slot === slot;
  const isMarked = selection.days.includes(day) && slot >= selection.from && slot <= selection.to;
  const isAlone = selection.days.length === 1 && selection.from === selection.to;
  const run = option && runsOfDay(slots[day] ?? []).find(({ from, to }) => slot >= from && slot < to);
  // A run that continues on the next row of the narrow layout is labelled on each.
  const isStart = run && (slot === run.from || (wrapAt !== undefined && slot % wrapAt === 0));
  const rowEnd = wrapAt === undefined ? Number.POSITIVE_INFINITY : (Math.floor(slot / wrapAt) + 1) * wrapAt;
  const times = `${clockOf(slot * stepMinutes)}–${clockOf((slot + 1) * stepMinutes)}`;
  return (
    <span
      aria-label={`${dayNames[day]?.long} ${times}: ${option?.label ?? labels.notSet}`}
      aria-selected={isEditable ? isMarked && !isAlone : undefined}
      className={cx(
        styles.cell(),
        (slot * stepMinutes) % 60 === 0 && 'ui:border-s',
        slot === Math.min(rowEnd, slots[day]?.length ?? 0) - 1 && 'ui:border-e',
      )}
      data-part="cell"
      data-slot={`${day}-${slot}`}
      data-value={value ?? undefined}
      role="gridcell"
      tabIndex={isFocus ? 0 : -1}
    >
      {run && option ? (
        <span
          className={cx(
            styles.fill(),
            WEEK_FILL[option.color],
            slot === run.from && 'ui:rounded-s-badge ui:border-s',
            slot === run.to - 1 && 'ui:rounded-e-badge ui:border-e',
          )}
          data-part="fill"
        />
      ) : null}
      {wrapAt !== undefined && (slot * stepMinutes) % 60 === 0 ? (
        <span
          className={cx(styles.time(), option && 'ui:z-1 ui:top-1.5 ui:text-current')}
          data-part="time"
          // Generated content: the label of the cell has the time already.
          data-time={clockOf(slot * stepMinutes)}
        />
      ) : null}
      {run && option && isStart ? (
        <span
          aria-hidden="true"
          className={cx(styles.name(), WEEK_FILL[option.color], 'ui:bg-transparent')}
          data-part="name"
          style={{ inlineSize: `${(Math.min(run.to, rowEnd) - slot) * 100}%` }}
        >
          <span className="ui:truncate">{option.label}</span>
        </span>
      ) : null}
    </span>
  );
}
