import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'new',
  use: [
    'For a time of day without a date: quiet hours, the start of a show, the time of a report.',
    'Two of them side by side for a daily period; `min` may be later than `max` for a range across midnight.',
  ],
  avoid: [
    'For a duration: use `NumberInput` with a unit.',
    'For a day: use `DatePicker`.',
    'For hours of a whole week: use `WeekSchedule`.',
  ],
  anatomy: [
    ['Field', 'The label, the hint and the error.'],
    ['Box', 'A clock before the input.'],
    ['Input', 'The time as the locale writes it; one spin button for screen readers.'],
    ['Reason', 'Below the box: why a typed time is not accepted. It is announced.'],
  ],
  keys: [
    ['Digits', 'A time such as 930 or 21:30, in any notation of the language.'],
    ['Enter, Tab', 'Accepts the typed time, rounded to `step`.'],
    ['Arrow Up, Arrow Down', 'Changes the part at the caret: the hour, the minute by `step`, or AM and PM.'],
    ['Arrow Left, Arrow Right', 'Moves to the part beside the selected one; while typing, by characters.'],
    ['Page Up, Page Down', 'Changes the hour.'],
  ],
  do: ['Name the time zone in the hint where it is not obvious: “In Europe/Dublin”.'],
  dont: ['Do not set `step` unless other times are impossible: typed times are rounded to it.'],
};
