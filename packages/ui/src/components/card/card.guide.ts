import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For one topic of a page: a chart, a list, a group of settings.',
    '`size="sm"` for one of many similar cards, such as the casts of the dashboard, arranged in a `Grid`.',
    '`CardSkeleton`, `CardEmpty` and `CardFailed` in place of the card for its other states.',
  ],
  avoid: [
    'For a message: use `Alert`.',
    'For rows of the same kind: use one card with `DataList` or `Table` inside.',
    'Around a whole page: use `Page`.',
  ],
  anatomy: [
    ['Header', 'Title, one line of description, a count or state beside the title, actions at the end.'],
    ['Body', 'The content, with the padding of the card. Fields in it have an even gap.'],
    ['Footer (optional)', 'A link, and small actions at the end, below a divider.'],
  ],
  keys: [],
  do: [
    'Let each card load and fail by itself: one failed request must not empty the dashboard.',
    'Title a chart with its finding, a list with its topic.',
    'Render similar cards as `article` or `li` with `asChild`.',
  ],
  dont: [
    'Do not nest cards; use dividers or `DataList` inside.',
    'Do not make the whole card a button; put a link on its title.',
    'Do not mix `sm` and `md` cards in one row.',
  ],
};
