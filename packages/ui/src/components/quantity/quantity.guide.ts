import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    '`FormattedNumber` for every visible number with or without a unit: listeners, kbps, dBFS, percent.',
    '`Bytes` for data: transfer, the size of a file. Decimal units, as in the plan.',
    '`Duration` for elapsed time: `short` “1 h 23 min”, `clock` “1:23:05” for songs.',
  ],
  avoid: [
    'For a point in time: use `RelativeTime`.',
    'For one prominent number with a label and a change: use `Stat`.',
    'For a number that can be edited: use `NumberInput`.',
  ],
  anatomy: [
    ['Number', 'Tabular figures in the format of the locale, with a true minus.'],
    ['Unit', 'Separated by a no-break space. Durations have a long form for screen readers.'],
    ['Placeholder', 'A dash for `null`, read as “No data”.'],
  ],
  keys: [],
  do: [
    'Set `digits` for live values, so that their width does not change.',
    'Set the same `unit` for `Bytes` in one column, so that values are comparable.',
    'Pass `null` while a value is unknown; zero is a measured value.',
  ],
  dont: [
    'Do not use `compact` where the exact number matters, such as in an invoice.',
    'Do not pass fractions as percentages: 41.5, not 0.415.',
  ],
};
