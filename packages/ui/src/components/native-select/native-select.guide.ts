import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a short list of plain labels: bitrate, rows per page, weekday.',
    'Where it is mostly used on a phone: the picker of the system is larger and familiar.',
    'In a toolbar or a table footer, where a custom list would add weight.',
  ],
  avoid: [
    'For options with descriptions, icons or reasons why they are disabled: use `Select`.',
    'For a list that must be searched: use `Combobox`.',
    'For two to five short options that should all be visible: use `Segmented` or `RadioGroup`.',
  ],
  anatomy: [
    ['Box', 'The native `select`, 36 or 44 px high; shows focus, error and disabled state.'],
    ['Value', 'The label of the selected option, truncated if it is too long.'],
    ['Chevron', 'Marks the box as a list. Decorative.'],
  ],
  keys: [
    ['Space', 'Opens the list of the system.'],
    ['Arrow keys', 'Move through the options. Whether the list opens first depends on the system.'],
    ['Characters', 'Go to the next option that starts with them.'],
  ],
  do: [
    'Put it in a `Field`, or give it an `aria-label`.',
    'Sort numbers by size and names alphabetically; put the usual choice first only if it is clearly the usual one.',
  ],
  dont: [
    'Do not save or navigate on each change: on some systems the arrow keys change the value at once.',
    'Do not use a first option “Please choose” as the label.',
  ],
};
