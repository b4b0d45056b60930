import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'new',
  use: [
    '`Stack` for children below one another with equal gaps: the cards of a column, the parts of a card.',
    '`Inline` for children beside one another that wrap: tags, buttons, facts.',
    'With `asChild` to arrange the children of a list or a form without another element.',
  ],
  avoid: [
    'For cards in columns: use `PageGrid`, or `Grid` for as many columns as fit.',
    'For fields of a form: use `FormLayout`.',
    'For buttons that belong together without a gap: use `ButtonGroup`.',
  ],
  anatomy: [
    ['Container', 'A `div` without colour or padding, or the only child with `asChild`.'],
    [
      'Gap',
      '`none`, or 4, 8, 16, 24 or 32 px from `xs` to `xl`. `md` in a `Stack`, `sm` in an `Inline` by default.',
    ],
  ],
  keys: [],
  do: [
    'Use smaller gaps inside a group than between groups: `sm` within a card, `lg` between cards.',
    'Use `justify="between"` for a text and its actions: “Two changes” and Save changes.',
  ],
  dont: [
    'Do not add margins to the children.',
    'Do not reorder children by CSS: the tab order follows the source.',
  ],
};
