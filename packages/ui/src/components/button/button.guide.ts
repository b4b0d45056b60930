import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For an act on this page: save, start, disconnect, open a dialog.',
    '`primary` for the one act that the page exists for; at most one per view.',
    '`danger` for an act that harms, as the last step of its confirmation; `danger-outline` where it starts.',
  ],
  avoid: [
    'To go to another page: use a link, styled with `asChild` if it has to look like a button.',
    'For a symbol without a label: use `IconButton`, which requires a name.',
    'To choose one of a few values: use `Segmented`; to turn something on: use `Switch`.',
  ],
  anatomy: [
    ['Icon (optional)', 'Before the label, 16 px; hidden from screen readers.'],
    ['Label', 'A verb and its object. It stays readable to screen readers while loading.'],
    ['Spinner', 'Replaces the label while `loading`; the width does not change.'],
  ],
  keys: [
    ['Enter, Space', 'Presses it.'],
    ['Tab', 'Moves on. While `loading` it keeps its focus and ignores presses.'],
  ],
  do: [
    'Name the effect: “Disconnect 23 listeners”.',
    'Keep it enabled and explain at the field what is missing.',
  ],
  dont: ['Do not write “OK”, “Yes” or “Submit”.', 'Do not put two primary buttons side by side.'],
};
