import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For one of two to about seven options whose labels or consequences need a line of text.',
    '`RadioCard` for options with icon, price or a reason why they are unavailable: Icecast, SHOUTcast.',
    '`inline` for short labels that fit side by side.',
  ],
  avoid: [
    'For one-word options that take effect at once: use `Segmented`.',
    'For more options than fit on the page: use `Select` or `Combobox`.',
    'For on and off: use `Switch` or `Checkbox`. For several options: use `Checkbox`es.',
  ],
  anatomy: [
    ['Group', 'Labelled by the surrounding `Field`, with its hint and error message.'],
    ['Radio', 'Circle with a dot; the label belongs to the hit area.'],
    ['Label', 'The option in a few words.'],
    ['Description (optional)', 'Its consequence, on a second line.'],
    [
      'Card, icon, note',
      'Only in a `RadioCard`: a clickable surface, with an icon before the label and a note at the end.',
    ],
  ],
  keys: [
    ['Tab', 'Moves to the selected option, or to the first one; the group is a single tab stop.'],
    ['Arrow keys', 'Select the next or previous option.'],
    ['Space', 'Selects the focused option if none is selected.'],
  ],
  do: [
    'Ask a question in the label of the field and answer it in the options: “Who is disconnected?”, “Only new listeners”.',
    'Describe the effect in numbers: “The 23 listeners stay until they leave”.',
    'Preselect the option that affects no listeners, or none if a decision is required.',
  ],
  dont: [
    'Do not save on each change: the arrow keys select every option on the way.',
    'Do not hide an option that the plan excludes; disable it with a note: “Above your plan”.',
  ],
};
