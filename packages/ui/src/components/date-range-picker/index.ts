export { dayOf } from '#/lib/day/index.ts';
export { DatePicker, type DatePickerProps } from './date-picker.tsx';
export {
  comparedRange,
  DATE_COMPARISONS,
  DATE_PRESETS,
  type DateComparison,
  type DatePreset,
  type DateRange,
  rangeInstants,
  rangeOfPreset,
} from './date-range.ts';
export { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';
export { rangeText } from './date-text.ts';
