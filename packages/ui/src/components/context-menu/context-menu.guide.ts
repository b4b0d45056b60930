import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'new',
  use: [
    'For a shortcut to the actions of a row, card or picture that a visible menu offers too.',
    'For a large area with many things, where the way to a button is long.',
  ],
  avoid: [
    'As the only way to an action: use `DropdownMenu` behind a visible button, with the same items.',
    'For actions of the whole page: use buttons in its header.',
    'On texts that people copy: leave the browser’s own menu.',
  ],
  anatomy: [
    [
      'Area',
      'Opens the menu by right click, by keyboard, or by long press on touch. In text fields the browser’s own menu opens.',
    ],
    ['Panel', 'Opens at the pointer, or below the focused control. It is named by `aria-label`.'],
    ['Items', 'Those of `DropdownMenu`: items, check items, sub-menus, separators.'],
  ],
  keys: [
    ['Shift + F10, Menu', 'Opens the menu below the focused control inside the area.'],
    ['Arrow Up, Arrow Down', 'Previous or next item.'],
    ['Home, End', 'First or last item.'],
    ['A letter', 'Moves to the next item that starts with it.'],
    ['Enter, Space', 'Runs the item and closes the menu.'],
    [
      'Arrow Right, Enter',
      'On a sub-menu: opens it; Arrow Left closes it. Mirrored in right-to-left layouts.',
    ],
    ['Escape', 'Closes the menu and returns focus.'],
  ],
  do: [
    'Offer every action elsewhere too: nothing shows that a context menu exists, and switch and voice users cannot open it.',
    'Render the items of both menus from one function, so that they stay the same.',
  ],
  dont: ['Do not put an area around a whole page.'],
};
