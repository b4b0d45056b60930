import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For an amount against a limit of the plan: transfer this month, listeners, storage.',
    'With `high` and `marks` when something happens before the limit: an email at 80 %, a surcharge.',
    '`MeterBar` where name and number are already shown, such as the `chart` of a `Stat`.',
  ],
  avoid: [
    'For the progress of a task or a song: use `Progress`.',
    'For a value on a scale with zones, such as loudness: use `Gauge`.',
    'For shares of a total: use `Donut` or `BarChart`.',
  ],
  anatomy: [
    ['Label', 'Name of the measure. `hideLabel` hides it visually, for a card with the same title.'],
    ['Value', '“566.1 of 1,000 GB”, in the format of the locale.'],
    [
      'Bar',
      'The share of the limit; it changes colour from `high` and again at the limit. A dashed outline while the value is unknown.',
    ],
    ['Marks (optional)', 'Thin lines at thresholds. Their labels describe the bar to screen readers.'],
    ['Warning', 'Icon and text, “Near the limit” or “Limit reached”, so that colour is not the only sign.'],
    ['Note (optional)', 'One line with a forecast: “about 938 GB by month end”.'],
  ],
  keys: [],
  do: [
    'Describe in the note what happens next: “At 1,000 GB each further GB is billed”.',
    'Pass `null` while the amount is unknown; zero is a measured value.',
  ],
  dont: [
    'Do not show a meter for an unlimited plan: show the amount with `Stat`.',
    'Do not hide that the limit is exceeded: pass the true value, the bar stops at its end.',
  ],
};
