import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a URL whose cast, station or widget does not exist or belongs to another account.',
    'As the whole content of the page, below the unchanged navigation.',
  ],
  avoid: [
    'For a list without entries: use `EmptyState`.',
    'For a request that failed and can be repeated: use `FailedState`; for a failure of the whole page: `ErrorBox`.',
  ],
  anatomy: [
    ['Illustration', 'A signal line that ends. Decorative.'],
    ['Title', 'Names the missing resource as in the URL.'],
    ['Description (optional)', 'The possible reasons.'],
    ['Action', 'A link to the nearest page that exists; required.'],
  ],
  keys: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Opens it.'],
  ],
  do: [
    'Name what was not found: *No cast “aurora” in your account*.',
    'Give the same text for “deleted” and “no access”, so that names of other accounts are not revealed.',
    'Link to the list that would contain it: “To the casts”.',
  ],
  dont: [
    'Do not write “404” or “Oops”.',
    'Do not redirect to the dashboard: the wrong address would stay unexplained.',
  ],
};
