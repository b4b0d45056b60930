import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'new',
  use: [
    'For an order that is the user’s own and matters: streams of a cast, links of a site, sections of a page.',
    'With `itemFixed` where some items keep their place.',
  ],
  avoid: [
    'For an order that follows from data: sort a table instead.',
    'For more than about a hundred items.',
    'To move items between lists: use `Board`.',
  ],
  anatomy: [
    ['List', 'The items in their order. It has no surface of its own: use it inside a `Card`.'],
    ['Item', 'A row with the handle and its content.'],
    [
      'Handle',
      'Is dragged and takes the keys. A click opens a menu with Move up and Move down, and with more than three items Move to top and Move to bottom, for touch, switch and voice control.',
    ],
    ['Lock', 'In place of the handle on an item that the user cannot move.'],
    ['Content', 'Your own, such as an icon, a name and a switch.'],
    ['Drop line', 'Where a dragged item would be placed.'],
    ['Empty (optional)', 'Replaces a list without items, such as an `EmptyState`.'],
  ],
  keys: [
    ['Tab', 'Moves through the handles and the controls of the rows.'],
    ['Space', 'On a handle: picks the item up, or drops it.'],
    ['Arrow Up, Arrow Down', 'Moves the picked-up item by one.'],
    ['Home, End', 'Moves the picked-up item to the top or bottom.'],
    ['Escape', 'Puts the item back.'],
    ['Enter', 'Opens the menu of the handle, or drops an item that is picked up.'],
  ],
  do: [
    'Give each item a short, unique name.',
    'Apply `onReorder` at once, and restore the old order if saving fails.',
  ],
  dont: ['Do not put handles on items that cannot move: mark them with `itemFixed`.'],
};
