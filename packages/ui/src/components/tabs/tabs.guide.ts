import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    '`Tabs` for alternative contents in one place: connection data for Icecast and SHOUTcast.',
    '`LinkTabs` for views of one subject with their own URLs: overview, statistics, listeners.',
    'With `count` where the number matters before opening: “Listeners 137”.',
  ],
  avoid: [
    'For an option of a form or a chart: use `Segmented`.',
    'For filters of one list: use `ToggleGroup`.',
    'For content that should be read or printed together: use headings, or `Accordion`.',
  ],
  anatomy: [
    ['Bar', 'One line with a divider. It scrolls horizontally on a phone, to the selected tab.'],
    ['Tab', 'Label, with an underline while selected. A button in `TabsList`, a link in `LinkTabs`.'],
    ['Count (optional)', 'After the label, muted.'],
    [
      'Panel',
      'Only in `Tabs`: the content, labelled by its tab. Unmounted while inactive, unless `keepMounted`.',
    ],
  ],
  keys: [
    [
      'Tab',
      'In `Tabs`, moves to the selected tab, then into its panel. In `LinkTabs`, moves from link to link.',
    ],
    [
      'Arrow Left, Arrow Right',
      'In `Tabs`, activates the neighbouring tab, with wrapping. Mirrored in RTL layouts.',
    ],
    ['Home, End', 'In `Tabs`, activates the first or last tab.'],
    ['Enter', 'In `LinkTabs`, opens the view.'],
  ],
  do: [
    'Use one noun per tab: “Statistics”.',
    'Put the most used view first and keep the order the same for all casts.',
    'Set `keepMounted` for a panel with a form, so that its input is kept.',
  ],
  dont: [
    'Do not put tabs into tabs.',
    'Do not disable a tab without a reason; show its panel with an `EmptyState`.',
  ],
};
