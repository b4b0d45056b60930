export {
  addDays,
  addMonths,
  clampDay,
  type Day,
  daysBetween,
  firstOfMonth,
  firstOfWeek,
  isDay,
  lastOfMonth,
  makeDay,
  utcOf,
  weekdayOf,
} from './day.ts';
export { fallbackFirstWeekday, firstWeekdayOf } from './first-weekday.ts';
export { dayOf, instantsOf, startOfDay } from './zone.ts';
