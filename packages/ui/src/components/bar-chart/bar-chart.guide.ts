import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To rank categories by amount: countries, devices, players, referrers, songs.',
    '`show="share"` when proportions matter, `both` when readers need the number too.',
    '`BarList` inside a card that has its own title.',
  ],
  avoid: [
    'For values over time: use `AreaChart`; for ordered ranges, such as session length: `Histogram`.',
    'For up to five parts of a whole: use `Donut`.',
    'For more than about ten rows with several numbers each: use `DataTable`.',
  ],
  anatomy: [
    ['Title and description', 'The finding; below it the measure, unit and period.'],
    ['Icon (optional)', 'A `Flag` or an icon; decorative.'],
    ['Label', 'The name of the item; a button when the item has `select`.'],
    ['Bar', 'Length by value. A value above zero is always visible.'],
    ['Number', 'Value, share, or both.'],
    ['Other', 'The remainder as the last, muted bar: “Other, 41”. The table lists every item.'],
    ['Actions', 'Table view and export, from `ChartFrame`.'],
  ],
  keys: [
    ['Tab', 'Moves between the actions and, where items have `select`, their labels.'],
    ['Enter, Space', 'Presses the button, for example to filter by the country.'],
  ],
  do: [
    'Write the finding as the title: “Two thirds listen from Ireland”.',
    'Pass `rest` when the server returns only the first items, so that shares stay true.',
    'Name the effect of `select`: “Show listeners in Ireland”.',
  ],
  dont: [
    'Do not sort by name: bars are sorted by value.',
    'Do not use `scale="largest"` with shares unless the title explains it: a full bar then reads as 100 %.',
  ],
};
