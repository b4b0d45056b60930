import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For text that is clear from the layout to those who see it: the caption of a table, “Loading” beside a skeleton.',
    'To complete a visible text: “137” with “listeners”.',
  ],
  avoid: [
    'To name a control: use `aria-label`.',
    'For text that everyone needs: show it with `Text`.',
    'For a link that appears on focus: use `SkipLink`.',
  ],
  anatomy: [
    [
      'Text',
      'One pixel large, in the reading order at its position. It is copied and translated like other text.',
    ],
  ],
  keys: [],
  do: [
    'Write complete words with spaces around them, so that they do not merge with the visible text.',
    'Read the sentence aloud with the hidden text: “Radio Aurora, live”.',
  ],
  dont: ['Do not put focusable elements into it.', 'Do not repeat visible text.'],
};
