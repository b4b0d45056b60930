import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the pattern of a week by hour: when people listen, when to place a show.',
    '`firstDay="locale"` where the week should start on the first weekday of the locale.',
  ],
  avoid: [
    'For the course of days in sequence: use `AreaChart`.',
    'For the distribution over one dimension, such as hours alone: use `Histogram`.',
    'For states by time: use `StatusRibbon`.',
  ],
  anatomy: [
    ['Title and description', 'The finding; below it the measure and the time zone.'],
    ['Days', 'A row per weekday, Monday first.'],
    ['Cells', 'One per hour, shaded by value; hatched where data is missing.'],
    ['Peak', 'The maximum of each day, at the end; the maximum of the week is bold.'],
    ['Hours', 'Every third hour, below; left to right in right-to-left layouts too.'],
    ['Tooltip', 'Value, weekday and hour.'],
    ['Actions', 'Table view and export, from `ChartFrame`.'],
  ],
  keys: [
    ['Tab', 'Moves to the actions and into the grid, which is one tab stop.'],
    ['Left, Right', 'Previous or next hour.'],
    ['Up, Down', 'Previous or next weekday.'],
    ['Home, End', 'First or last hour of the day; with Control, of the week.'],
    ['Page Up, Page Down', 'First or last weekday at the same hour.'],
    ['Escape', 'Closes the tooltip.'],
  ],
  do: [
    'Write the finding as the title: “Friday from 19:00 to 22:00 is your best time”.',
    'Name the time zone in the description: “Europe/Dublin”.',
    'Average over complete weeks only.',
  ],
  dont: [
    'Do not pass 0 for hours without a measurement; pass `null`.',
    'Do not use it for less than a week of data; show the empty state with the day on which it fills.',
  ],
};
