import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a task with a known or unknown end: an upload, an export, a set-up checklist.',
    'For the position in a song, with `valueText` “3:12 of 4:46”.',
    'With `value={null}` while the duration is unknown.',
  ],
  avoid: [
    'For an amount against a limit: use `Meter`.',
    'For a wait of less than about a second, or without text: use `Spinner`. For content that is loading: use `Skeleton`.',
    'For a fixed list of named steps: use `ProgressSteps`.',
  ],
  anatomy: [
    ['Label', 'Name of the task. `hideLabel` hides it where it is shown beside the bar.'],
    [
      'Value',
      'A percentage, rounded down, so that 100 % means done; or `valueText`. Hidden together with the label.',
    ],
    [
      'Bar',
      'The completed share; a moving segment while the end is unknown, static in the middle with reduced motion.',
    ],
    ['Note (optional)', 'One line below: size, elapsed time, remaining time.'],
  ],
  keys: [],
  do: [
    'Name the task and its object: “Uploading aurora-logo.png”.',
    'Replace the bar by its result when it is complete: the logo, or an `Alert` with the error.',
  ],
  dont: ['Do not move it backwards.', 'Do not invent a percentage for a task of unknown length.'],
};
