import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a short wait of unknown length with a reason: “Checking DNS”.',
    'With `label` where there is no room for visible text.',
    'Without text as decoration beside a text: “Waiting for the source”.',
  ],
  avoid: [
    'For content that is loading: use `Skeleton`.',
    'In a button: use its `loading`. For a measurable task: use `Progress`.',
    'For a wait of more than about ten seconds: use `ProgressSteps` or `Progress` with a text.',
  ],
  anatomy: [
    ['Ring', '14, 16 or 24 px; static with reduced motion.'],
    ['Text (optional)', 'Beside the ring; announced as a status.'],
  ],
  keys: [],
  do: [
    'Name what is waited for: “Checking DNS”, not “Please wait”.',
    'Show it only after about 300 ms, so that fast answers do not flicker.',
  ],
  dont: [
    'Do not cover the page with it.',
    'Do not show several in one card: wait for all parts together, or give each its skeleton.',
  ],
};
