import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For preferences that apply at once while the page stays visible, such as the appearance.',
    '`side="start"` with `titleHidden` for the navigation of a phone.',
  ],
  avoid: [
    'For a short task, or the details of a row: use `Dialog`; to confirm: `AlertDialog`.',
    'For a few fields beside their trigger: use `Popover`.',
    'For content that needs a URL of its own: use a page.',
  ],
  anatomy: [
    ['Overlay', 'Dims the page and locks its scrolling; a click on it closes the drawer.'],
    ['Panel', 'At the end of the page, or the start; mirrored in right-to-left layouts.'],
    ['Head', 'Title and one line of description; with `titleHidden`, other content such as the brand.'],
    ['Close button', 'At the end of the head.'],
    ['Body', 'Fills the remaining height.'],
    ['Footer (optional)', 'Actions at the bottom, above a divider.'],
  ],
  keys: [
    ['Tab, Shift + Tab', 'Moves between the controls; focus stays in the drawer.'],
    ['Escape', 'Closes it and restores focus.'],
  ],
  do: [
    'Title it with a noun: “Appearance”, “Navigation”.',
    'State in the description what is not obvious: “Saved in this browser”.',
  ],
  dont: [
    'Do not hide unsaved changes behind a click outside: confirm before closing, or save at once.',
    'Do not open a drawer from a drawer.',
  ],
};
