import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To go to another page or another site, within a sentence or on a line of its own.',
    '`strong` for the link that matters in its sentence; `muted` for secondary links, as in a footer.',
    'With `asChild` around the link of the router.',
  ],
  avoid: [
    'For an action on this page: use `Button`, with `variant="ghost"` if it should be quiet.',
    'For navigation between the views of one subject: use `LinkTabs`. In the sidebar: use `NavItem`.',
    'To jump over the navigation: use `SkipLink`.',
  ],
  anatomy: [
    ['Text', 'Always underlined, so that colour is not the only sign. It wraps like the text around it.'],
  ],
  keys: [['Enter', 'Opens the page.']],
  do: [
    'Link the words that name the destination: “the listeners of Radio Aurora”.',
    'Announce a new tab in the text: “Terms (opens in a new tab)”.',
  ],
  dont: [
    'Do not write “click here” or “more”: screen readers list links without their sentence.',
    'Do not remove the underline within running text.',
  ],
};
