import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For filters of a list, one or several at a time: device type, stream.',
    'With `count` to show how many rows each filter leaves.',
    '`type="single"` with `required` where one filter, such as “All”, is always active.',
  ],
  avoid: [
    'For a field of a form: use `Segmented`, `RadioGroup` or `Checkbox`es.',
    'To switch views: use `Tabs` or `LinkTabs`.',
    'For more than about seven filters: use `MultiSelect` or the filters of `DataTable`.',
  ],
  anatomy: [
    ['Group', 'A wrapping row, named by `aria-label`.'],
    ['Button', 'A chip with `aria-pressed`; filled while pressed.'],
    ['Icon (optional)', 'Before the label.'],
    ['Label', 'One or two words.'],
    ['Count (optional)', 'After the label.'],
  ],
  keys: [
    ['Tab', 'Moves to the group, which is a single tab stop.'],
    ['Arrow Left, Arrow Right', 'Moves to the neighbouring button, with wrapping. Mirrored in RTL layouts.'],
    ['Home, End', 'Moves to the first or last button.'],
    ['Enter, Space', 'Presses or releases the button.'],
  ],
  do: ['Put “All” first, and name the group: “Player”.', 'Disable a filter without rows and show its 0.'],
  dont: ['Do not reorder the filters when the counts change.', 'Do not hide active filters behind a menu.'],
};
