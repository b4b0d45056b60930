import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a choice that takes effect when the form is submitted: “Keep me signed in”.',
    'For several independent options: the formats of a cast, the events of a notification.',
    '`indeterminate` for a box that represents several items, of which some are selected.',
  ],
  avoid: [
    'For a setting with an immediate effect: use `Switch`.',
    'For one of several options: use `RadioGroup`.',
    'For many options with a search: use `MultiSelect`.',
  ],
  anatomy: [
    ['Box', 'Check mark, or a dash when indeterminate.'],
    ['Label', 'Part of the click target. Without it, pass `aria-label`.'],
    ['Description (optional)', 'The effect, in one line.'],
    ['Error (optional)', 'Below the label: the problem and its fix.'],
  ],
  keys: [
    ['Tab', 'Moves to the next box: each is a tab stop.'],
    ['Space', 'Checks or clears it.'],
  ],
  do: [
    'State what is true when it is checked: “Only new listeners”.',
    'Write the error as an instruction: “Accept the terms to continue.”',
  ],
  dont: ['Do not negate: “Do not send reports” makes a checked box mean no.', 'Do not preselect consent.'],
};
