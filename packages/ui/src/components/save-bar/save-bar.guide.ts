import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a form longer than the window, or one with serious effects: stream settings, country rules.',
    'With `effect` for the effect of saving on listeners.',
    'With `actions` for a review of the changes before saving.',
  ],
  avoid: [
    'For a short card with its own fields: use `SettingsBar`.',
    'For settings that take effect at once: use `Switch` without a bar.',
    'For a form in a dialog: put the buttons in `DialogFooter`.',
  ],
  anatomy: [
    [
      'Bar',
      'Floats above the bottom edge while there are changes. Focused fields and toasts are moved out from behind it.',
    ],
    ['Count', 'The number of changes, and of errors with an icon; announced.'],
    ['Details', 'The first change, the number of further ones, and the effect; three lines at most.'],
    ['Warning icon', 'Before the effect, if `destructive`.'],
    ['Actions', 'Your own, then Discard and Save changes.'],
  ],
  keys: [
    ['Tab', 'Moves from the form into the bar: your own actions, Discard, Save changes.'],
    ['Enter, Space', 'On a button, activates it. When the bar closes, focus returns to the last field.'],
  ],
  do: [
    'Write one sentence per change: “Name: Radio Aurora to Aurora Radio Galway”.',
    'Give the effect in numbers: “Disconnects 137 listeners.”',
    'Keep it mounted while closed and set `open`, so that the first change is announced.',
  ],
  dont: [
    'Do not disable Save because of errors: save, and move focus to the first invalid field.',
    'Do not show it for changes that were undone by hand.',
  ],
};
