import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a few fields beside their trigger: a filter by listening time, a column setting.',
    'For an explanation that contains a link or several paragraphs, such as how a figure is measured.',
    'Where the page must stay usable and visible meanwhile.',
  ],
  avoid: [
    'For a list of actions: use `DropdownMenu`.',
    'For one short text: use `Tooltip`.',
    'To confirm an action: use `ConfirmPopover`, or `AlertDialog` if it disconnects listeners. For a form: use `Dialog` or `Drawer`.',
  ],
  anatomy: [
    ['Trigger', 'A `Button` in `PopoverTrigger` with `asChild`; a chevron marks that it opens a panel.'],
    [
      'Panel',
      '`PopoverContent`, below the start of the trigger; it moves to the other side when there is no room.',
    ],
    ['Title', '`PopoverTitle`, which names the panel. Without it set `aria-label`.'],
    ['Content', 'Fields or text.'],
    ['Close action (optional)', 'A `PopoverClose` with a verb: “Show”.'],
  ],
  keys: [
    ['Enter, Space', 'On the trigger, opens the panel and moves focus into it.'],
    ['Tab, Shift + Tab', 'Moves through the panel, from the last control to the first.'],
    ['Escape', 'Closes it and returns focus to the trigger.'],
  ],
  do: ['Show the applied filter on the trigger: “Listening ≥ 10 min”.', 'Limit it to three fields.'],
  dont: [
    'Do not open a popover from a popover.',
    'Do not save only on the close button: an outside click closes it too, and the input would be lost.',
  ],
};
