import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'new',
  use: [
    'For a task of three to seven steps that people do once and may interrupt: creating an app, connecting a domain.',
    'With `validate` on a step that has to be right before the next.',
  ],
  avoid: [
    'For settings that are edited in any order: use a page with sections.',
    'For two or three fields: use `Dialog`.',
    'To show progress only: use `Stepper`.',
  ],
  anatomy: [
    ['Stepper', 'The steps with their states. Those not available yet are locked.'],
    [
      'Head',
      'The title of the step, which receives focus when the step is shown, and an optional description.',
    ],
    ['Panel', 'The content of the step.'],
    ['Error', 'After the content: why the check of the step failed.'],
    ['Footer', 'Back, an optional note, and next; on the last step the button that submits.'],
  ],
  keys: [
    ['Enter', 'In a field: validates the step and continues.'],
    ['Tab', 'Moves through the available steps, the fields, back and next.'],
  ],
  do: [
    'Keep `step` in the URL and `done` on the server, so that people continue where they stopped.',
    'Mark invalid fields with `Field` when `validate` fails: focus moves to the first.',
  ],
  dont: ['Do not put a form into a step.', 'Do not ask for a confirmation between steps.'],
};
