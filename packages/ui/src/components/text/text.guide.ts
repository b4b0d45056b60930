import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'new',
  use: [
    '`Text` for paragraphs and single lines outside other components.',
    '`Heading` for headings within content, with the `level` of the outline.',
    '`muted` for explanations, `subtle` for details, `danger` for failures.',
  ],
  avoid: [
    'For the title of a page, a section or a card: use `PageHeader`, `SectionHeader` or `CardHeader`.',
    'For labels, hints and errors of fields: use `Field`. For a message: use `Alert`.',
    'For numbers with a unit: use `FormattedNumber`.',
  ],
  anatomy: [
    ['Text', 'A `p`, or the only child with `asChild`; 12, 13, 14 or 16 px, 14 by default.'],
    ['Heading', 'An `h1` to `h4`; 24, 20, 16 or 14 px by level, or another `size`.'],
  ],
  keys: [],
  do: [
    'Choose the level by the outline and the size by the design: `level={2} size={16}`.',
    'Set `tabular` for numbers that change or are in a column.',
    'Write short sentences with the fact first: “The last listener left at 14:02.”',
  ],
  dont: [
    'Do not use `subtle` or 12 px for text that is needed to decide.',
    'Do not use `truncate` unless the whole text is available elsewhere.',
  ],
};
