import type { WeekScheduleLabels } from '#/provider/label-groups/week-schedule.ts';

export const weekSchedule: WeekScheduleLabels = {
  week: 'Week',
  day: 'Day',
  paintWith: 'Paint with',
  erase: 'Erase',
  notSet: 'Not set',
  paintDay: (day) => `Paint all of ${day}`,
  paintTime: (time) => `Paint ${time} on every day`,
  timesIn: (zone) => `Times in ${zone}`,
  summary: 'Summary',
  keys: 'Arrow keys move, with Shift they select. Space paints the selection, Delete erases it. Shift and Space selects the day, Control and Space the time of every day.',
};
