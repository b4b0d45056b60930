import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'new',
  use: [
    'For similar items in columns of equal width: the casts of the dashboard, themes, apps.',
    '`min` for the least width of a column: `sm` 12, `md` 18, `lg` 24 rem.',
    'With `asChild` around a `ul` or `ol` when the items are a list.',
  ],
  avoid: [
    'For the fields of a form: use `FormLayout`.',
    'For elements below one another: use `Stack`; in a line: `Inline`.',
    'For rows with values to compare: use `Table`.',
  ],
  anatomy: [
    [
      'Columns',
      'As many as fit, of equal width; one on a phone. The width of the container counts, not that of the window.',
    ],
    ['Gap', 'The same between rows and columns, on the scale of `Stack`.'],
  ],
  keys: [],
  do: [
    'Choose `min` by the content: `sm` for a `Stat`, `md` for a `Card`, `lg` for a chart.',
    'Keep the order of the items meaningful: focus and reading follow it.',
  ],
  dont: ['Do not add breakpoints; the columns follow the width.', 'Do not let items span several columns.'],
};
