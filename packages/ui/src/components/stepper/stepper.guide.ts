import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'new',
  use: [
    'To show where something stands in three to seven steps that take people’s time: an application, a review, a migration.',
    'With `onStepSelect` to let people go to each step that is not locked.',
    'With `narrow="compact"` where the titles matter less on a phone.',
  ],
  avoid: [
    'For a form in steps: use `Wizard`, which contains one.',
    'For steps that the system goes through while people wait: use `ProgressSteps`.',
    'For views of one thing: use `Tabs`.',
  ],
  anatomy: [
    ['Summary', 'Only with `narrow="compact"`, below 640 px: “Step 2 of 5: Icons”.'],
    [
      'Step',
      'A list item; below 640 px the steps are below each other, or only dots. With `onStepSelect` it is a button, unless locked.',
    ],
    ['Dot', 'The number of the step, a check mark, or a cross after an error.'],
    ['Title', 'One or two words.'],
    ['Description (optional)', 'A line below the title: a date, or the reason of an error.'],
    ['Line', 'Connects a step with the next.'],
  ],
  keys: [
    ['Tab', 'Moves between the steps that lead somewhere.'],
    ['Enter, Space', 'Selects the step.'],
  ],
  do: [
    'Keep titles to one or two words.',
    'Say in the description of an error what happened: “Rejected 13 Sep, after 6 days”.',
  ],
  dont: ['Do not use it for more than about seven steps: group them.'],
};
