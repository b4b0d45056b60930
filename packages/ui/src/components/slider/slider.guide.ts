import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a value whose position in the range matters more than its number: volume, corner radius of a widget.',
    'With `marks` where some positions have a meaning: “Usual” at −50 dBFS.',
    'Where the effect is visible or audible at once, so that people can adjust it by trial.',
  ],
  avoid: [
    'For an exact number: use `NumberInput`.',
    'For fewer than about six values: use `Segmented`.',
    'To show a value that cannot be changed: use `Meter` or `Gauge`.',
  ],
  anatomy: [
    ['Track', 'The whole range; its filled part ends at the thumb.'],
    ['Thumb', '20 px; dragged or moved by keys.'],
    ['Marks (optional)', 'Lines on the track with labels below; hidden from assistive technology.'],
    ['Value', 'At the end, with unit, in a fixed width. `hideValue` hides it where it is shown nearby.'],
  ],
  keys: [
    ['Arrow keys', 'Change the value by one step.'],
    ['Page Up, Page Down', 'Change it by a larger step, which the browser sets.'],
    ['Home, End', 'Go to the minimum or the maximum.'],
  ],
  do: [
    'Use `formatValue` for values that are words or have a plural: “15 minutes”. Screen readers read the same text.',
    'Debounce saving: `onValueChange` is called while dragging.',
  ],
  dont: [
    'Do not use a range with more than about a hundred steps: single steps cannot be hit on a phone.',
    'Do not disconnect listeners or restart a stream while dragging.',
  ],
};
