import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Once per application, opened by a shortcut and a search button: find any page, cast or action.',
    'For actions without a page of their own: “Switch to dark theme”, “Restart aurora”.',
    '`filter={false}` with `onQueryChange` when a server searches.',
  ],
  avoid: [
    'To filter the list of the current page: use `SearchInput`, or `DataTableSearch` in a table.',
    'To fill in a form field: use `Combobox`.',
    'For the actions of one item: use `DropdownMenu`.',
  ],
  anatomy: [
    ['Search field', 'Has the focus all the time; names the dialog.'],
    ['Close button', 'For touch and pointer.'],
    ['Groups', 'Results below a heading: “Casts”, “Actions”; recent items first while nothing is typed.'],
    ['Item', 'Icon, label, a hint such as “Off air”, and a shortcut.'],
    ['Empty state', 'Repeats the query and suggests a shorter one.'],
    ['Notice (optional)', 'A partial failure: “Couldn’t load Alexa skills.”'],
    ['Key hints', 'Arrows and Enter; hidden on touch devices.'],
  ],
  keys: [
    ['Down, Up', 'Next or previous item; wraps around.'],
    ['Page Down, Page Up', 'Moves by ten items.'],
    ['Enter', 'Opens or runs the active item; the first one after each query.'],
    ['Home, End', 'Move in the text.'],
    ['Escape', 'Closes it, clears the query and restores focus.'],
  ],
  do: [
    'Name pages by noun (“Radio Aurora”) and actions by verb (“Add a cast”).',
    'Set `navigates` on items that open a page, so that focus goes there.',
    'Add `keywords` for mounts and for names in other languages.',
  ],
  dont: [
    'Do not make it the only way to an action: it must exist on a page too.',
    'Do not list destructive actions without a confirmation after them.',
  ],
};
