import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a distribution over ordered bins: session length, bitrate, hour of the day.',
    'For a short sequence of days with one total each, such as transfer.',
    '`muted` to de-emphasise a bin, such as starts that ended within a minute.',
  ],
  avoid: [
    'For categories without an order: use `BarChart`.',
    'For a value measured continuously: use `AreaChart`.',
    'For weekday and hour together: use `HeatMap`.',
  ],
  anatomy: [
    ['Title and description', 'The finding; below it the measure and the period.'],
    ['Bar', 'Height by value, in the given order. Dashed where data is missing.'],
    ['Number', 'Above the bar, with up to eight bins.'],
    ['Label', 'Below the bar; with more than eight bins, at regular intervals.'],
    ['Tooltip', 'With more than eight bins: label and value at the cursor.'],
    [
      'Scale (optional)',
      'Of more than eight bins: numbers at their values. With a threshold: a line with its value; it can be dragged.',
    ],
    ['Actions', 'Table view and export, from `ChartFrame`.'],
  ],
  keys: [
    ['Tab', 'Moves to the actions and, with more than eight bins, to the bars.'],
    ['Right, Up', 'Next bin. Left and Down: previous bin.'],
    ['Page Up, Page Down', 'A tenth of the bins forwards or back.'],
    ['Home, End', 'First or last bin.'],
    ['Escape', 'Closes the tooltip.'],
    ['Arrow keys', 'On the threshold: up and right raise it by 1, down and left lower it.'],
    ['Page Up, Page Down', 'On the threshold: 5 up or down. Home and End: its lowest or highest value.'],
  ],
  do: [
    'Write the finding as the title: “One start in three ends within a minute”.',
    'Label bins with their limits: “1 to 5”, “> 3 h”, and put the unit in the description.',
  ],
  dont: [
    'Do not skip empty bins; pass 0, so that the scale stays true.',
    'Do not sort bins by value.',
    'Do not pass more than about a hundred bins; group them.',
  ],
};
