import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the period of statistics, history or an export.',
    '`comparable` where the page compares with the previous period or the year before.',
    '`presets` to limit the quick ranges to those that the data covers.',
  ],
  avoid: [
    'For one day: use `DatePicker`.',
    'For a choice of two to four fixed periods: use `Segmented`.',
    'For weekly hours, such as dayparts: use `Select`s for the times.',
  ],
  anatomy: [
    ['Button', 'An icon and the current range; the last 24 hours by name, since they are not whole days.'],
    ['Presets', 'Quick ranges, applied at once; the active one has a check mark.'],
    ['Fields', 'From and to, typed in the order of the locale or as YYYY-MM-DD.'],
    ['Months', 'Two on a wide page, one otherwise. The first day of the week follows the locale.'],
    ['Comparison (optional)', 'None, previous period or a year ago, with the resulting days below.'],
    ['Summary', 'The number of days, or which day to choose next.'],
    ['Cancel, Apply', 'Discards or commits the days and the comparison.'],
  ],
  keys: [
    [
      'Enter, Space',
      'On the button: opens the panel on the last selected day. On a day: selects it; two days make a range.',
    ],
    ['Left, Right', 'Previous or next day; mirrored in right-to-left layouts.'],
    ['Up, Down', 'Same weekday of the previous or next week.'],
    ['Home, End', 'First or last day of the week.'],
    ['Page Up, Page Down', 'Previous or next month; with Shift, year.'],
    ['Enter in a field', 'Accepts the typed day.'],
    ['Escape', 'Discards the changes and closes.'],
  ],
  do: [
    'Pass the `timeZone` of the station: its Monday may start on Sunday for the reader.',
    'Set `min` to the first day with data.',
    'Store `preset` with the range, so that “Last 7 days” still means the last 7 days tomorrow.',
  ],
  dont: [
    'Do not place it far from the charts it controls; one in `PageHeader` controls the page.',
    'Do not allow days in the future for statistics.',
  ],
};
