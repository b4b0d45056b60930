import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Above a group of cards or a table on a page: “Casts and stations, 4”.',
    'With `actions` for what adds to the group: “Add”.',
  ],
  avoid: [
    'For the title of the page: use `PageHeader`. Of a card: `CardHeader`.',
    'For a row of fields with its explanation: use `SettingsSection`.',
    'For headings within running text: use `Heading`.',
  ],
  anatomy: [
    ['Title', 'An `h2`, or an `h3` with `level={3}`; wraps and is never truncated.'],
    ['Count (optional)', 'After the title, in tabular figures.'],
    ['Actions (optional)', 'Small buttons at the end.'],
  ],
  keys: [['Tab', 'Moves through the actions, if there are any.']],
  do: [
    'Use the plural noun of what follows: “Widgets”.',
    'Omit the count until it is loaded; show 0 when the group is empty.',
  ],
  dont: [
    'Do not skip heading levels.',
    'Do not put a primary button here: the page has at most one, in its header.',
  ],
};
