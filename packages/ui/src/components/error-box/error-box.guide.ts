import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Once, where a whole page or the application failed to render.',
    '`level={2}` when the application still surrounds the page.',
  ],
  avoid: [
    'For a part of a page that couldn’t be loaded: use `FailedState`, or `CardFailed` for a card.',
    'For a message above content: use `Alert` with `danger`.',
    'For a page that does not exist: use `NotFoundState`.',
  ],
  anatomy: [
    ['Box', 'Red border and background; announced when it appears.'],
    ['Heading', 'Names the failure: “An error has occurred”. `h1` unless `level` is set.'],
    ['Text', 'The next step, and a link or button for it.'],
  ],
  keys: [],
  do: [
    'State what the user can do: “Try again”, “Reload the page”.',
    'Keep it free of data and requests: it must render when everything else failed.',
  ],
  dont: [
    'Do not show a stack trace or an exception; a reference number is enough.',
    'Do not apologise instead of explaining.',
  ],
};
