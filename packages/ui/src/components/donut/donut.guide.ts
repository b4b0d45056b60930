import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For up to five parts of a whole where the proportion is the finding: devices, streams, protocols.',
    '`center` for the number that matters, such as the total of listeners.',
    '`color` for streams, so that each has the same colour in every chart.',
  ],
  avoid: [
    'For more than five categories or a ranking: use `BarChart`.',
    'For shares over time: use `AreaChart` with `series`.',
    'For one value of a limit: use `Meter`.',
  ],
  anatomy: [
    ['Title and description', 'The finding; below it the measure and the period.'],
    ['Ring', 'The largest part starts at the top; the others follow clockwise.'],
    ['Center', 'The total or a given number, with its unit.'],
    ['Legend', 'Every part with value and share. Pointing at a part fades the others in the ring.'],
    ['Other', 'Parts below `minShare` and beyond five, as one muted part. The table lists them all.'],
    ['Actions', 'Table view and export, from `ChartFrame`.'],
  ],
  keys: [
    [
      'Tab',
      'Moves to the table button and the save button. The ring takes no focus: its numbers are in the legend.',
    ],
    ['Enter, Space', 'Presses the focused button.'],
  ],
  do: [
    'Write the finding as the title: “Phones lead, smart speakers follow”.',
    'Make sure that the parts add up to the whole; group what is unknown as a part of its own.',
  ],
  dont: [
    'Do not compare two donuts: readers cannot compare angles. Use `BarChart`.',
    'Do not set `minShare` to 0 with many small parts.',
  ],
};
