import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To confirm an action whose result is not visible: “Listener disconnected”.',
    'With one `action` to undo it.',
    '`danger` for a failure that belongs to no field and no card; it stays until closed.',
  ],
  avoid: [
    'For errors of a form: use `error` of `Field`, or `Alert` in the form.',
    'For a card that failed to load: use `FailedState`.',
    'For a state that lasts, such as a lost connection: use `Alert`. To ask something first: use `AlertDialog`.',
  ],
  anatomy: [
    [
      'Viewport',
      'At the end side of the window, at the bottom on a phone, above a `SaveBar`. Rendered once; shows four toasts at most.',
    ],
    ['Icon', 'Shape and colour of the tone.'],
    ['Title', 'The result in a few words.'],
    ['Description (optional)', 'A second line with the object.'],
    ['Action (optional)', 'One button, which also closes the toast.'],
    ['Close button', 'Always present.'],
  ],
  keys: [
    ['Tab', 'Moves through the buttons of the toasts; the timers pause while focus is inside.'],
    ['Enter, Space', 'On a button, runs the action or closes the toast.'],
  ],
  do: [
    'Name what happened to what: “Listener disconnected”, “203.0.113.x from Galway”.',
    'Set an `id` for failures that repeat, so that they replace each other.',
    'Offer the action elsewhere too: a toast closes after 6 s, with an action after 10 s.',
  ],
  dont: [
    'Do not confirm what is visible: a changed switch needs no toast.',
    'Do not put a link to required reading into a toast.',
  ],
};
