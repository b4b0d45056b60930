import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Beside a value that updates by itself: “Listening now”, the current song.',
    'As the `marker` of a `Stat`.',
  ],
  avoid: [
    'For the state of a stream: use `StatusPill`, which has a shape and a text.',
    'For unread items or new features: use `Badge`.',
  ],
  anatomy: [['Dot', 'Pink with a ring; it does not move. Hidden from assistive technology.']],
  keys: [],
  do: [
    'Write the meaning beside it: “Listening now”.',
    'Turn it grey or remove it when updates stop, and show the time of the last one.',
  ],
  dont: [
    'Do not use more than one per card: everything on the page would look urgent.',
    'Do not use it for an error or a warning.',
  ],
};
