import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the course of a value over time: listeners in the last 24 hours, bitrate, transfer.',
    '`series` for two or three streams on the same scale; `compare` for the same measure in the previous period.',
    '`marks` for events that explain the curve: an outage, the start of a show, a changed setting.',
    '`track` for a `RibbonTrack` on the same time axis.',
  ],
  avoid: [
    'For one trend inside a row or a `Stat`: use `Sparkline`.',
    'For states instead of amounts, such as on air and off air: use `StatusRibbon`.',
    'For a recurring weekly pattern: use `HeatMap`; for ranked categories: `BarChart`.',
  ],
  anatomy: [
    ['Title and description', 'The finding; below it the measure, unit and period.'],
    ['Legend', 'With several series or a comparison only.'],
    [
      'Plot',
      'A line per series from zero, filled when it is alone; a band between minimum and maximum where the points have them. Gaps in the data are hatched.',
    ],
    ['Annotations', 'A line or a dot with a label where there is room; the others appear in the tooltip.'],
    ['Live mark', 'A pulse at the last point with `live`.'],
    ['Axes', 'Values at the right, times below; left to right in right-to-left layouts too.'],
    ['Tooltip', 'All values at the cursor: series, lowest, highest, previous period, annotations.'],
    ['Actions', 'Table view and export, from `ChartFrame`.'],
  ],
  keys: [
    ['Right, Up', 'Next point. Left and Down: previous point.'],
    ['Page Up, Page Down', 'A tenth of the points forwards or back.'],
    ['Home, End', 'First or last point.'],
    ['Escape', 'Closes the tooltip.'],
  ],
  do: [
    'Write the finding as the title: “Evenings carry the day”, not “Listeners”.',
    'Pass `null` for a time without a measurement, and `maxStepMs` where points may be missing.',
    'Pass `now` when the period ends in the future, so that the rest of the day is not shown as a gap.',
  ],
  dont: [
    'Do not plot more than three series.',
    'Do not plot different units on one axis.',
    'Do not fill gaps with zero: off air and not measured are different facts.',
  ],
};
