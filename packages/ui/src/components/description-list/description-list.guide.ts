import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the facts of one thing: server, plan, codec and bitrate of a cast.',
    '`layout="ends"` for two or three numbers below a larger one: peak and time on air below the current listeners.',
  ],
  avoid: [
    'For the same facts of several things: use `Table`.',
    'For one number that matters: use `Stat`.',
    'For values that can be edited here: use `FormLayout` with `Field`s.',
  ],
  anatomy: [
    ['Term', 'The name of the fact; muted.'],
    ['Value', 'Text, `Badge`, link or button; several are placed side by side.'],
    ['Divider', 'Between rows, not with `ends`.'],
  ],
  keys: [],
  do: [
    'Use nouns as terms: “Server”, “Plan”, “Peak, 24 h”.',
    'Put `CopyButton` beside a value that is needed elsewhere.',
  ],
  dont: [
    'Do not end terms with a colon.',
    'Do not leave a value empty: write “None” or “Not set”.',
    'Do not use different layouts in one list.',
  ],
};
