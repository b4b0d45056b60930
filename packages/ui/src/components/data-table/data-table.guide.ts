import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For rows that people sort, search, filter, select or export: listeners, casts, songs.',
    'For live rows: changes arrive without moving what is being read.',
    'For up to 100,000 rows on the client; with server-side pages for more.',
  ],
  avoid: [
    'For a few static rows: use `Table`.',
    'For a list with one action per row inside a card: use `DataList`.',
    'For a ranking by one number: use `BarChart`.',
  ],
  anatomy: [
    [
      'Toolbar (optional)',
      '`DataTableSearch` and `DataTableFilters` at the start; `DataTableFreeze`, `DataTableExport` and `DataTableColumns` at the end.',
    ],
    ['Header', 'One button per sortable column: first direction, other direction, order of the source.'],
    ['Checkbox column', 'With `selectable`.'],
    [
      'Rows',
      '48 px high, 52 px with two lines, 40 px when compact. The row header names its row and is pinned when it is first.',
    ],
    ['Row menu', 'The last column, with `rowActions`.'],
    ['New rows button', 'Inserts rows that arrived while the user was reading.'],
    ['State', 'Skeleton rows, the empty state, no match, or the failure, in place of the rows.'],
    ['Footer', 'The row count; while rows are selected, their number and the bulk actions.'],
    ['Cards', 'Replace the table below 768 px, with a menu for the sort.'],
  ],
  keys: [
    ['Tab', 'Moves from the toolbar into the table, which is one tab stop, and on to the footer.'],
    [
      'Left, Right, Up, Down',
      'Moves to the next cell; stops at the edges. Left and Right are mirrored in right-to-left layouts.',
    ],
    ['Home, End', 'First or last cell of the row; with Control, of the table.'],
    ['Page Up, Page Down', 'Moves by a page of rows.'],
    ['Enter on a header', 'Sorts by the column.'],
    [
      'Enter, F2 on a cell',
      'Moves into its controls; Tab moves between them, Escape or F2 returns to the cell.',
    ],
    ['Space, Shift + Space', 'Selects the row, or all rows from the last selected one.'],
    ['Control + A', 'Selects all rows that match the filters.'],
    ['Shift + F10, Menu', 'Opens the menu of the row.'],
  ],
  do: [
    'Keep sort, search and filters in the URL, so that a view can be shared.',
    'Align numbers with `align="end"`, and sort durations and counts with `firstDirection: "desc"`.',
    'Mark exactly one column with `rowHeader`: the place of a listener, the title of a song.',
  ],
  dont: [
    'Do not create columns or row objects on each render: rows render again only when their data changes.',
    'Do not reorder rows under the pointer: offer `DataTableFreeze` where the order is live.',
    'Do not put the only way to an action in the bulk actions; the row menu needs it too.',
  ],
};
