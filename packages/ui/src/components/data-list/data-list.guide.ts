import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a short list of similar things inside a card: sites, incidents, recent songs.',
    'For rows with an icon, two lines of text, a state and at most one action.',
    '`DataListIcon` with the tone of a status where the row reports a state.',
  ],
  avoid: [
    'For values to compare in columns: use `Table`; to sort, filter or select: `DataTable`.',
    'For names with values: use `DescriptionList`.',
    'For events grouped by day: use `Timeline`.',
  ],
  anatomy: [
    ['Row', 'A list item with a divider. The list has no surface of its own.'],
    ['Leading (optional)', 'A `DataListIcon`, an `Avatar` or a `Flag`; decorative.'],
    ['Title', 'The name, or what happened: “Off air for 12 minutes”. Truncated in rows without an action.'],
    ['Description (optional)', 'One line: the address, the cause and its effect.'],
    ['Meta (optional)', 'Age, `StatusPill` or number at the end.'],
    ['Action (optional)', 'One small button; on a phone below the text, beside the meta.'],
  ],
  keys: [['Tab', 'Moves between the actions and links of the rows. The rows themselves take no focus.']],
  do: [
    'Pass `action={null}` in rows without an action where other rows have one, so that the ends align.',
    'Link the title when the thing has a page of its own.',
    'Show `EmptyState` in place of an empty list.',
  ],
  dont: [
    'Do not put several buttons in one row; use a `DropdownMenu`.',
    'Do not rely on the icon alone: it is hidden from screen readers.',
  ],
};
