import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For one of two to five short options that take effect at once: “Icecast, SHOUTcast”, “Day, Week, Month”.',
    'With icons where the symbols are familiar: light and dark theme.',
    'In a form, with `name`, for a choice that fits in one line.',
  ],
  avoid: [
    'For options that need an explanation: use `RadioGroup`.',
    'To switch between views of a page: use `Tabs`, or `LinkTabs` if they have URLs.',
    'For filters, several at a time or none: use `ToggleGroup`. For on and off: use `Switch`.',
  ],
  anatomy: [
    ['Bar', 'A sunken bar around all options; named by `aria-label` or `aria-labelledby`.'],
    ['Option', 'A radio button that fills its segment; the selected one is raised.'],
    ['Icon (optional)', 'Before the label.'],
    ['Label', 'One or two words; breaks within the segment if it is too long.'],
  ],
  keys: [
    ['Tab', 'Moves to the selected option; the control is a single tab stop.'],
    ['Arrow keys', 'Select the next or previous option.'],
  ],
  do: [
    'Use labels of similar length and of the same part of speech.',
    'Always have a value: unlike filters it cannot be released.',
  ],
  dont: [
    'Do not load a new page on change: the arrow keys would leave it.',
    'Do not use it where six options may be needed later.',
  ],
};
