import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'new',
  use: [
    'For a process with three to six steps in which people decide what comes next, such as the review of apps.',
    'With `limit` on a column that holds only so many cards.',
    'With `canMove` where some moves are not allowed, such as to a column that only the store fills.',
  ],
  avoid: [
    'For states that only a machine changes: use a table with a `StatusPill`.',
    'For more than about a hundred cards: filter first.',
    'To order the items of a single list: use `SortableList`.',
  ],
  anatomy: [
    ['Column', 'A group named by its title. Columns scroll sideways when they do not fit.'],
    ['Head', 'An optional icon, the title and the number of cards, with the limit if there is one.'],
    [
      'Cards',
      'The list of the column; it scrolls by itself when the board has a height. Without cards, a text.',
    ],
    ['Card', 'Your content. All of it can be dragged; on touch after a long press.'],
    ['Handle', 'Takes the keys. A click opens a menu with all columns, for touch, switch and voice control.'],
    ['Drop line', 'Where a dragged card would be placed.'],
    ['Refusal', 'Below a column that does not accept the moving card: the reason.'],
  ],
  keys: [
    ['Tab', 'Moves from handle to handle.'],
    ['Space', 'On a handle: picks the card up, or drops it.'],
    ['Arrow Up, Arrow Down', 'Moves the picked-up card by one place within its column.'],
    ['Home, End', 'Moves the picked-up card to the top or bottom of its column.'],
    [
      'Arrow Left, Arrow Right',
      'Moves the picked-up card to the column on that side. Columns that refuse it are skipped and announce why.',
    ],
    ['Escape', 'Puts the card back.'],
    ['Enter', 'Opens the menu of the handle, or drops a card that is picked up.'],
  ],
  do: [
    'Say in the reason of `canMove` what is missing: “Goes live when the store accepts it”.',
    'Show the move at once; if saving fails, show the old columns and a toast.',
  ],
  dont: ['Do not put a link around a whole card: the browser would drag the link.'],
};
