import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'new',
  use: [
    'For audio level over hours or days at a resolution of seconds: what a silence detector measured.',
    'With `silences` to show when it was silent.',
    'With `threshold` to show where the alarm lies, and `onThresholdChange` to let people move it.',
  ],
  avoid: [
    'For listeners or other counts: use `AreaChart`.',
    'For the level at this moment: use `LevelMeter`.',
    'For the state of days: use `StatusRibbon`.',
  ],
  anatomy: [
    ['Title and description', 'The finding, and what is measured in which period.'],
    ['Zoom bar', 'The visible period, and buttons to move, zoom and show all of it.'],
    ['Plot', 'Mean and range of each column. Gaps are hatched, silences marked.'],
    [
      'Cursor',
      'A line and a tooltip. A dragged selection zooms; the wheel zooms with Control or Command; a finger moves it.',
    ],
    ['Threshold (optional)', 'A line; with `onThresholdChange` it has a handle and can be dragged.'],
    ['Axes', 'Levels in dBFS beside the plot, time below. Time runs from left to right in every language.'],
    ['Legend', 'Names the marks that occur.'],
    ['Table', 'The visible period as a table instead of the plot.'],
  ],
  keys: [
    ['Arrow Left, Arrow Right', 'In the plot: previous or next column; at the edge the period moves.'],
    ['Arrow Down, Arrow Up', 'In the plot: previous or next column.'],
    ['Page Down, Page Up', 'In the plot: back or forward by a tenth of the period.'],
    ['Home, End', 'In the plot: start or end of the period.'],
    ['+, −', 'In the plot: zooms in or out around the cursor.'],
    ['Shift + Arrow Left, Shift + Arrow Right', 'In the plot: moves the period by a quarter.'],
    ['0', 'In the plot: shows the whole period.'],
    ['Escape', 'In the plot: closes the tooltip.'],
    ['Arrow keys', 'On the threshold: up and right raise it by 1 dB, down and left lower it.'],
    ['Page Up, Page Down', 'On the threshold: 5 dB up or down.'],
    ['Home, End', 'On the threshold: the lowest or highest one.'],
  ],
  do: [
    'Mark each silence that raised an alarm, and write the finding as title: “Silent four times in a week”.',
    'Keep `series` stable between renders: its levels are aggregated once.',
  ],
  dont: ['Do not replace missing levels with −90: pass `NaN`. A gap is not silence.'],
};
