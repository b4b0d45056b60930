import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a short task that interrupts the page: add a listener rule, enable a directory.',
    'For the details of one row, such as a listener.',
    'For up to about five fields; `size="lg"` for a comparison or a preview.',
  ],
  avoid: [
    'To confirm an action: use `AlertDialog` or `ConfirmPopover`.',
    'For preferences that apply at once, or for navigation on a phone: use `Drawer`.',
    'For a long form, or a task that needs a URL: use a page.',
  ],
  anatomy: [
    ['Trigger (optional)', 'The button that opens it. Omit it when `open` is controlled.'],
    ['Overlay', 'Dims the page and locks its scrolling.'],
    ['Panel', 'At most 384, 480 or 720 px wide; scrolls when it is taller than the window.'],
    ['Title', 'Names the dialog; required.'],
    ['Description (optional)', 'The effect of the task.'],
    ['Body', 'Fields or content.'],
    ['Footer', 'Cancel, then the confirming action last.'],
  ],
  keys: [
    ['Tab, Shift + Tab', 'Moves between the controls; focus stays in the dialog.'],
    ['Escape', 'Closes it and returns focus to the trigger, or to the button of the menu that opened it.'],
  ],
  do: [
    'Title it with the task: “Add a rule”, and repeat the verb on the button: “Add rule”.',
    'Offer a visible way out: a `DialogClose` with “Cancel” or “Close”.',
    'Pass `aria-describedby={undefined}` when there is no description.',
  ],
  dont: [
    'Do not open one on page load.',
    'Do not open a dialog from a dialog, except to confirm a destructive action.',
    'Do not close it before the request succeeds; show the error inside.',
  ],
};
