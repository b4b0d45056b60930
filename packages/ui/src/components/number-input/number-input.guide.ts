import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For an exact number with a unit: silence threshold in dBFS, listener limit, port.',
    '`stepper` for values that usually change by a few steps, such as seconds.',
    'With `min`, `max` and `step`: a value outside the range is limited on blur.',
  ],
  avoid: [
    'For a number that is an identifier, such as a postcode or a six-digit code: use `Input` with `inputMode="numeric"`.',
    'Where the position in the range matters more than the number, such as volume: use `Slider`.',
    'For a few allowed values, such as 96, 128 and 192 kbps: use `Select`.',
  ],
  anatomy: [
    ['Box', 'An `InputGroup` around all parts.'],
    ['Number', 'Formatted for the locale without grouping, so that a port or a year is not split.'],
    ['Unit (optional)', 'After the number; announced with it.'],
    [
      'Step buttons (optional)',
      'Minus and plus; not tab stops, because the arrow keys do the same. Disabled at the limits.',
    ],
  ],
  keys: [
    ['Arrow Up, Arrow Down', 'Adds or subtracts one step.'],
    ['Page Up, Page Down', 'Adds or subtracts ten steps.'],
    ['Enter', 'Applies the typed number, then submits the form.'],
  ],
  do: [
    'Write the range in the hint of the field: “From −90 to −10”.',
    'Set `step` to the precision that has an effect: 0.1 for LUFS, 1 for seconds.',
    'Use `null` for “no limit” and explain it in the hint or the placeholder.',
  ],
  dont: [
    'Do not put the unit into the label and after the number.',
    'Do not use a number such as −1 or 0 to mean “unlimited”.',
  ],
};
