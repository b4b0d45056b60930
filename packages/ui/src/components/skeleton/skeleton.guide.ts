import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'In place of content that is loading for the first time and whose size is known: a title, a tile, an avatar.',
    'Several in the arrangement of the content, so that the page does not shift when it arrives.',
  ],
  avoid: [
    'For an action in progress: use `loading` of `Button`, or `Spinner`.',
    'For a measurable task: use `Progress`.',
    'For content that is refreshed: keep the old content; mark it with `stale` of `Stat`.',
  ],
  anatomy: [
    [
      'Shape',
      'A grey block, tile, pill or circle. It is not animated and is hidden from assistive technology.',
    ],
  ],
  keys: [],
  do: [
    'Set `aria-busy` on the container and add a `VisuallyHidden` text “Loading”.',
    'Match the height exactly and the width roughly: 120 px for a name, 72 px for a status.',
  ],
  dont: [
    'Do not show it for content that may be absent, such as an optional warning.',
    'Do not leave it after a failure: use `FailedState`.',
  ],
};
