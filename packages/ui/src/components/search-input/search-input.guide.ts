import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To filter a visible list by text while typing: casts, sessions, apps.',
    'With `shortcut` when a key focuses it; also set `aria-keyshortcuts`.',
  ],
  avoid: [
    'To choose a value from the results: use `Combobox`.',
    'To search all pages and actions: use `CommandPalette`.',
    'To filter by a few known values: use `ToggleGroup` or `Select`.',
  ],
  anatomy: [
    ['Icon', 'A magnifying glass at the start. Decorative.'],
    ['Input', 'With role `searchbox`; needs a label or `aria-label`.'],
    ['Shortcut (optional)', 'At the end while empty; hidden on touch.'],
    ['Clear button', 'At the end while there is text. It empties the input and keeps focus in it.'],
  ],
  keys: [
    ['Characters', 'Change the query.'],
    ['Escape', 'Clears the text. Only an empty field leaves the key to a dialog around it.'],
    ['Tab', 'Moves to the clear button while there is text.'],
  ],
  do: [
    'Name the searched fields in the placeholder: “Search casts, stations, apps”.',
    'Announce the number of results, and keep the query in the URL.',
    'Debounce requests, not the input itself.',
  ],
  dont: ['Do not require Enter.', 'Do not clear the query when the results fail to load.'],
};
