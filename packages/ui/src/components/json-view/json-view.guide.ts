import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'new',
  use: [
    'For JSON that people read: bodies of webhooks, manifests, raw answers of a server.',
    'For large documents: they open only in part, and arrays and objects show a hundred values at a time.',
    'With `hideToolbar` for small values.',
  ],
  avoid: [
    'For settings with labels: use `DescriptionList`.',
    'For JSON that people edit: use `CodeInput`.',
    'For what changed between two values: use `JsonDiff`.',
  ],
  anatomy: [
    ['Toolbar', 'Search with the number of matches, expand all, collapse all.'],
    ['Tree', 'Scrolls above `maxHeight`; left to right in every language.'],
    ['Row', 'The key and the value, or the number of values inside.'],
    ['Show all', 'After a long string, which is cut: shows the whole of it.'],
    ['More values', 'The last row of a long array or object: adds the next hundred.'],
    ['Foot', 'The path of the active row, with buttons that copy path and value.'],
  ],
  keys: [
    ['Arrow Up, Arrow Down', 'Previous or next row.'],
    ['Home, End', 'First or last row.'],
    ['Arrow Right', 'Opens the row; on an open row, goes to its first value.'],
    ['Arrow Left', 'Closes the row; otherwise goes to its parent.'],
    ['Enter, Space', 'Opens or closes the row, shows more values, or the whole string.'],
    ['A letter', 'Goes to the next key that begins with it.'],
    ['Control + F', 'Moves to the search, if there is a toolbar.'],
    ['Enter, Shift + Enter', 'In the search: next or previous match.'],
    ['Escape', 'In the search: clears it, then returns to the rows.'],
  ],
  do: ['Give a different document another `key`, so that it opens anew.'],
  dont: ['Do not show secrets: mask them before.'],
};
