import { useLingui } from '@lingui/react/macro';
import type { DayPart } from '@unmuted/api';
import { useWeekdays } from '#/features/cast/statistics/use-weekdays.ts';

/** An hour of the day, such as 06:00. */
export const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Describes the days and hours of a daypart. */
export function useDaypartMessages() {
  const { t } = useLingui();
  const weekdays = useWeekdays();
  return {
    daysOf: (part: DayPart) =>
      part.weekdays.length === 7
        ? t`Every day`
        : part.weekdays.map((day) => weekdays[day - 1]?.name).join(', '),
    hoursOf: ({ from, to }: DayPart) => `${hourText(from)}–${hourText(to)}`,
  };
}
