import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For assigned values: the genres of a cast, the sites that may embed a widget.',
    'With `onRemove` for active filters above a list: “Ireland”, “Mobile”.',
  ],
  avoid: [
    'For counts, versions and roles: use `Badge`. For a state: use `StatusPill`.',
    'For filters that are turned on and off in place: use `ToggleGroup`.',
    'To choose the values: use `MultiSelect`, which shows them as chips.',
  ],
  anatomy: [
    ['Label', 'One or two words; truncated, with the whole text as a tooltip.'],
    ['Remove button (optional)', 'Named after the label: “Remove Folk”. 44 px high on touch.'],
  ],
  keys: [
    ['Tab', 'Moves to the remove button.'],
    ['Enter, Space, Delete, Backspace', 'Removes the tag.'],
  ],
  do: [
    'Move focus to the next tag after removal, or to the input that adds tags.',
    'Arrange tags with `Inline`, which wraps.',
  ],
  dont: ['Do not give tags different colours.', 'Do not use it as a link or button.'],
};
