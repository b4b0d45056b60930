import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To confirm an action on one item at the button that starts it: disconnect one listener, delete one song.',
    'In tables and lists, where a modal dialog would hide the row in question.',
  ],
  avoid: [
    'For an action with a large or permanent effect: use `AlertDialog`, which outside clicks cannot close.',
    'For fields or a choice: use `Popover` or `Dialog`.',
    'For an action that can be reversed: carry it out and offer to undo it in a `Toast`.',
  ],
  anatomy: [
    ['Trigger', 'The button of the action. It keeps its place, and the panel opens beside it.'],
    ['Title', 'A short question: “Disconnect this listener?”.'],
    ['Description (optional)', 'One line about the effect: “The player may connect again.”'],
    ['Error', 'Appears above the buttons when the action fails. The panel stays open for a retry.'],
    ['Cancel', 'Has the focus when the panel opens.'],
    ['Confirm', 'Last; shows a spinner while the action is pending.'],
  ],
  keys: [
    ['Enter, Space', 'On the trigger: opens the panel. Inside: presses the focused button, Cancel at first.'],
    ['Tab, Shift + Tab', 'Moves between the buttons.'],
    ['Escape', 'Cancels and returns focus to the trigger. Ignored while the action is pending.'],
  ],
  do: [
    'Name the item in the description: “203.0.113.x from Galway”.',
    'Use the same verb on the trigger and on the confirm button.',
  ],
  dont: [
    'Do not use it for bulk actions; state their number in an `AlertDialog`.',
    'Do not write more than two lines of description.',
  ],
};
