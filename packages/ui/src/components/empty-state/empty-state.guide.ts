import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Where a list, a chart or a page has no content and that is expected: no listeners, no songs yet.',
    'For a search without matches, with an action that clears the filters.',
  ],
  avoid: [
    'For content that failed to load: use `FailedState`.',
    'For a page that does not exist or is not accessible: use `NotFoundState`.',
    'While content loads: use `Skeleton`. For a whole card: use `CardEmpty`.',
  ],
  anatomy: [
    ['Illustration', 'A flat line; replace it with `illustration`, or pass `false` for none.'],
    ['Title', 'What is missing, in one line: “No listeners right now”.'],
    ['Description (optional)', 'The reason, or what fixes it: “The last listener left at 14:02.”'],
    ['Action (optional)', 'One button: “Share the stream”.'],
  ],
  keys: [],
  do: [
    'Distinguish never from not now: “No songs yet”, “No listeners right now”.',
    'Offer the action that fills the view.',
  ],
  dont: [
    'Do not write “No data”.',
    'Do not show it while the content is still loading.',
    'Do not offer more than one action.',
  ],
};
