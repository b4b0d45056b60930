import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For one important number with its context: listeners now, listening hours, transfer.',
    '`StatGroup` for two to six stats in one card.',
    '`lg` once per card, `xl` once per page, for the number that people come for.',
  ],
  avoid: [
    'For a number within text or a table: use `FormattedNumber`, `Bytes` or `Duration`.',
    'For names and values without emphasis: use `DescriptionList`.',
    'For a limit as the main message: use `Meter`. For a comparison of many values: use `BarChart`.',
  ],
  anatomy: [
    ['Label', 'Name of the measure, above the value or below it. A `marker` such as `Pulse` precedes it.'],
    ['Value', 'The formatted number. A skeleton while loading; a dash, read as “No data”, for `null`.'],
    ['Unit (optional)', 'Smaller, after the value.'],
    [
      'Change (optional)',
      'Arrow and amount against the previous period; its colour shows whether it is good.',
    ],
    ['Note (optional)', 'One line: previous value, limit or time.'],
    ['Stale text (optional)', 'Replaces change and note when updates stop; the value turns grey.'],
    ['Chart (optional)', 'A `Sparkline` or a `MeterBar`.'],
  ],
  keys: [],
  do: [
    'Give the comparison in the note: “was 9,087.4 h”.',
    'Set `rise: "bad"` where more is worse, such as disconnects.',
    'Set `stale` with a time when the connection is lost: “Last update 14:02:11”.',
  ],
  dont: [
    'Do not show zero for an unknown value: pass `null`.',
    'Do not colour a change that is neither good nor bad.',
  ],
};
