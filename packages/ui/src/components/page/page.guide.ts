import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'As the outermost element of every page inside `AppShell`, or on its own on a page without navigation.',
    '`PageGrid` for cards side by side: `2-1` for a main topic and a secondary one, `4` for tiles.',
    'With a `PageHeader` as the first child.',
  ],
  avoid: [
    'For settings with a section navigation: put a `SettingsLayout` below the header.',
    'For sign-in and other pages without an account: use `AuthLayout`.',
    'For as many equal columns as fit, without breakpoints: use `Grid`.',
  ],
  anatomy: [
    [
      'Page',
      'At most 1400 px wide, with 16 px padding on a phone and 32 px above. Inside an `AppShell`, which has both, it adds none.',
    ],
    ['Header', 'A `PageHeader`, then `LinkTabs` if the subject has several views.'],
    [
      'Grid',
      'A `PageGrid` of cards with a gap of 24 px, or 16 px with `gap="sm"`. Columns stack below 992 px.',
    ],
  ],
  keys: [],
  do: [
    'Order the cards by urgency: on air first, then listeners, then history.',
    'Put what people come for into the first card, which is also the first on a phone.',
  ],
  dont: [
    'Do not set margins between cards: the grid provides the gap.',
    'Do not place a card of variable height beside one of fixed height in the top row: the page shifts when data arrives.',
  ],
};
