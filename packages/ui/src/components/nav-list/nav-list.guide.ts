import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the main navigation at the side: dashboard, casts, account.',
    '`orientation="horizontal"` for the same entries in the header.',
    '`collapsed` where the sidebar shows icons only.',
    '`NavGroup` with a label for entries of one type, such as “Casts”; `placement="end"` for account and appearance.',
  ],
  avoid: [
    'For the views of one cast: use `LinkTabs`. For the sections of a settings page: use `SettingsNav`.',
    'For the path to the current page: use `Breadcrumbs`.',
    'For actions: use `DropdownMenu` or `Button`s.',
  ],
  anatomy: [
    ['Navigation', 'A landmark with a name, “Main”.'],
    [
      'Group',
      'A list with an optional label. In a horizontal navigation the label is for screen readers only.',
    ],
    ['Item', 'A link, 40 px high or more; the current one has a background and `aria-current`.'],
    ['Icon', 'Before the label; the only visible part while collapsed. Decorative.'],
    ['Label', 'One line, truncated. While collapsed it is announced and shown as a tooltip.'],
    [
      'Status (optional)',
      'A `StatusPill` with `appearance="icon"` at the end: the cast is on air or off air.',
    ],
  ],
  keys: [
    ['Tab', 'Moves from link to link; while collapsed, the label appears as a tooltip.'],
    ['Enter', 'Opens the page.'],
    ['Escape', 'Closes the tooltip.'],
  ],
  do: [
    'Use a different icon for each type of entry, and the same icon for all casts.',
    'Pass `tooltip` when the only child is a router link, whose text the item cannot read.',
    'Keep the order when a status changes: people remember positions.',
  ],
  dont: [
    'Do not nest levels: a cast opens a page with tabs.',
    'Do not list more than about twelve casts; link to the list of all casts and search with `CommandPalette`.',
  ],
};
