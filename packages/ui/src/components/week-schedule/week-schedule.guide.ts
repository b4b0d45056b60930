import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'new',
  use: [
    'For a week of hours painted with a few named values: dayparts, quiet hours, who is on call.',
    'With `stepMinutes={30}` where half-hours matter.',
    'With `readOnly` to show such a week.',
  ],
  avoid: [
    'For one range of dates: use `DateRangePicker`.',
    'To show counts by weekday and hour: use `HeatMap`.',
    'For exact minutes: use `TimeField`; cells are half-hours at the finest.',
  ],
  anatomy: [
    ['Values', 'To paint with, and an eraser: radio buttons. A legend when `readOnly`.'],
    ['Day', 'Only below 560 pixels, where one day is shown at a time.'],
    [
      'Grid',
      'Days are rows, times are columns; on a phone, one day in rows of six hours. It is painted by dragging.',
    ],
    ['Headers', 'Of days and times. A click paints all of their cells.'],
    ['Note', 'The time zone. Values keep their local time when the clocks change.'],
    ['Summary', 'The week in words, for screen readers; on a phone for everybody.'],
  ],
  keys: [
    ['Arrow keys', 'Move to the next cell.'],
    ['Home, End', 'First or last time.'],
    ['Page Up, Page Down', 'First or last day.'],
    ['Shift with these', 'Extends the selection.'],
    ['Shift + Space', 'Selects the day.'],
    ['Control + Space', 'Selects the time of every day.'],
    ['Control + A', 'Selects all.'],
    ['Space, Enter', 'Paints the selection; what is painted already is erased.'],
    ['Delete, Backspace', 'Erases the selection.'],
    ['Escape', 'Drops the selection.'],
  ],
  do: ['Keep to six values.', 'Keep labels short: they are cut where a block is narrow.'],
  dont: ['Do not convert its times to UTC: they are local times of the noted zone.'],
};
