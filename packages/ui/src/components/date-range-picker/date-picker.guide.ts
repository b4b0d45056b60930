import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'new',
  use: [
    'For one day: the date of a submission, the start of a relay, the day of a report.',
    'With `min` and `max` where only some days are possible.',
  ],
  avoid: [
    'For a period: use `DateRangePicker`.',
    'For a day far in the past, such as a birthday: use `Input` in a `Field`; paging through years is slow.',
    'To show a date: format it as text, or use `RelativeTime`.',
  ],
  anatomy: [
    ['Button', 'An icon and the selected day in the format of the locale; `label` is read before it.'],
    ['Panel', 'A popover named by `label`. Selecting a day closes it.'],
    ['Field', 'Accepts a typed day in the order of the locale, or as YYYY-MM-DD.'],
    [
      'Month',
      'Name, previous and next month, and the days. Today is marked; days outside the limits are disabled.',
    ],
  ],
  keys: [
    ['Enter, Space', 'On the button: opens the panel on the selected day. On a day: selects it and closes.'],
    ['Left, Right', 'Previous or next day; mirrored in right-to-left layouts.'],
    ['Up, Down', 'Same weekday of the previous or next week.'],
    ['Home, End', 'First or last day of the week.'],
    ['Page Up, Page Down', 'Previous or next month; with Shift, year.'],
    ['Enter in the field', 'Selects the typed day and closes.'],
    ['Escape', 'Closes the panel and returns focus to the button.'],
  ],
  do: [
    'Name the day: “Submission date”, not “Date”.',
    'Pass the `timeZone` of the station where today depends on it.',
  ],
  dont: [
    'Do not use two of them for a period.',
    'Do not pass `new Date()` of the first render as `now` on a page that stays open past midnight.',
  ],
};
