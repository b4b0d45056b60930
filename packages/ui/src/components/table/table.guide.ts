import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a few static rows with up to about eight columns: the streams of a cast, the last songs.',
    'Inside a `Card` without padding: it has no surface of its own.',
    '`density="compact"` for more than about ten rows.',
  ],
  avoid: [
    'For sorting, filters, selection, live rows or more than about fifty rows: use `DataTable`.',
    'For rows with an icon, a title and an action: use `DataList`.',
    'For names and values of one thing: use `DescriptionList`.',
  ],
  anatomy: [
    ['Caption', 'Name of the table; hidden visually.'],
    ['Header row', 'Column headers. In the card layout they precede each value.'],
    ['Row', '48 or 40 px high. In a narrow container it becomes a card with the row header as its title.'],
    ['Row header', 'The cell of the column with `rowHeader`, which names the row.'],
  ],
  keys: [
    ['Tab', 'Moves through the controls in the cells; stops at the table only if it is too wide.'],
    ['Arrow Left, Arrow Right', 'Scroll a table that is too wide.'],
  ],
  do: [
    'Align numbers at the end and set their unit in the header: “Listeners”, “Bitrate (kbps)”.',
    'Mark exactly one column as `rowHeader`: the mount, the song title.',
    'Show `CardEmpty` instead of a table without rows.',
  ],
  dont: ['Do not leave a header empty: write “Actions”.', 'Do not use a table to arrange a page.'],
};
