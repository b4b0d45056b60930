import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Once per page, as its first element: it renders the `h1`.',
    'With `status` for the state of the subject: a `StatusPill` “Live”.',
    'With `meta` for two or three facts that identify the subject: address, location.',
  ],
  avoid: [
    'For the title of a group of cards: use `SectionHeader`. Of a card: `CardHeader`.',
    'For the title of a dialog: use `DialogTitle`.',
  ],
  anatomy: [
    ['Breadcrumb (optional)', 'Links to the parent pages, then the current page as text.'],
    ['Title', 'The name of the subject as the only `h1`. It wraps and is never truncated.'],
    ['Status (optional)', 'Beside the title.'],
    ['Meta (optional)', 'Facts in one wrapping line below the title.'],
    ['Actions (optional)', 'At the end; on a phone below the title, with equal widths.'],
  ],
  keys: [
    [
      'Tab',
      'Moves through the breadcrumb, then the actions. The title takes focus only from the router, through `headingRef`.',
    ],
  ],
  do: [
    'Use the name that the customer gave: “Radio Aurora”, not “Cast details”.',
    'Place the one primary action last and the secondary ones before it, or in a `DropdownMenu`.',
  ],
  dont: [
    'Do not repeat the title in the first card.',
    'Do not add live values to `meta`: they belong in a `Stat`.',
  ],
};
