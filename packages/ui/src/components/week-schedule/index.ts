export type { WeekInterval } from './week-intervals.ts';
export { WeekSchedule } from './week-schedule.tsx';
export type { WeekOption, WeekOptionColor, WeekScheduleProps } from './week-schedule.types.ts';
