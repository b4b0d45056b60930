import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For an action with variants: “Save changes” joined to a menu with “Save and restart”.',
    'For a pair of opposite actions: previous and next week.',
    '`filled` when the buttons have no border: `primary`, `danger`, `soft`.',
  ],
  avoid: [
    'To choose one value: use `Segmented`; to switch filters on and off: `ToggleGroup`.',
    'For the buttons of a form: use `FormActions`, or `SaveBar` for a page of settings.',
    'For more than about four actions: use `DropdownMenu`.',
  ],
  anatomy: [
    ['Group', 'A named group for screen readers.'],
    ['Buttons', '`Button` or `IconButton`, joined; only the outer corners are round.'],
  ],
  keys: [
    ['Tab', 'Moves from button to button: each is a tab stop.'],
    ['Enter, Space', 'Presses the focused button.'],
  ],
  do: [
    'Name the group with `aria-label` when the buttons are icons: “Week”.',
    'Give all buttons the same size and variant.',
  ],
  dont: [
    'Do not join unrelated actions, such as “Restart” and “Delete”.',
    'Do not mark one of the buttons as selected.',
  ],
};
