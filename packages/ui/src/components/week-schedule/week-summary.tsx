import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { clockOf, runsOfDay, type WeekSlots } from './week-intervals.ts';
import type { WeekOption } from './week-schedule.types.ts';
import { weekScheduleVariants } from './week-schedule.variants.ts';

interface WeekSummaryProps {
  /** All days in order; 0 is Monday. */
  days: readonly number[];
  dayNames: readonly { readonly long: string }[];
  slots: WeekSlots;
  stepMinutes: number;
  options: ReadonlyMap<string, WeekOption>;
  /** Hidden where the grid shows the same to sighted people. */
  isHidden: boolean;
}

const styles = weekScheduleVariants();

/** The week in words: "Monday 06:00–10:00: Breakfast". */
export function WeekSummary({ days, dayNames, slots, stepMinutes, options, isHidden }: WeekSummaryProps) {
  const labels = useLabelGroup('weekSchedule');
  return (
    <ul
      aria-label={labels.summary}
      className={isHidden ? 'ui:sr-only' : styles.summary()}
      data-part="summary"
      // biome-ignore lint/a11y/noRedundantRoles: VoiceOver ignores list semantics when list-style is none
      role="list"
    >
      {days.map((day) => (
        <li key={day}>
          <span className="ui:font-medium">{dayNames[day]?.long}</span>{' '}
          <span className="ui:text-fg-muted ui:tabular-nums">
            {runsOfDay(slots[day] ?? [])
              .map(
                ({ from, to, value }) =>
                  `${clockOf(from * stepMinutes)}–${clockOf(to * stepMinutes)}: ${options.get(value)?.label ?? value}`,
              )
              .join(', ') || labels.notSet}
          </span>
        </li>
      ))}
    </ul>
  );
}
