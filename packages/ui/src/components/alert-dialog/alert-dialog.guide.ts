import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Before an action that cannot be undone or affects many people: terminate a cast, disconnect every listener.',
    '`confirmName` when the loss is large: the user types the name of the cast before the button is enabled.',
    '`tone="primary"` for a consequential action that destroys nothing; with a `RadioGroup` inside when it has variants.',
  ],
  avoid: [
    'For an action on one item with a small effect, such as disconnecting one listener: use `ConfirmPopover`.',
    'For an action that can be reversed: carry it out and offer to undo it in a `Toast`.',
    'For a form or information: use `Dialog`.',
  ],
  anatomy: [
    ['Trigger (optional)', 'The button that opens it. Omit it when `open` is controlled.'],
    ['Title', 'A question with the effect in numbers: “Disconnect 23 listeners now?”.'],
    ['Description (optional)', 'What the action does, what it does not do, and whether it can be undone.'],
    ['Content (optional)', 'A choice between variants of the action.'],
    ['Name field', 'With `confirmName` only. Enter in it confirms once the name matches.'],
    ['Error', 'Appears above the buttons when the action fails. The dialog stays open for a retry.'],
    ['Cancel', 'Has the focus when the dialog opens.'],
    ['Confirm', 'Last; shows a spinner while the action is pending.'],
  ],
  keys: [
    ['Escape', 'Cancels. Ignored while the action is pending.'],
    ['Tab, Shift + Tab', 'Moves between the controls; focus stays in the dialog.'],
    ['Enter, Space', 'Presses the focused button: Cancel at first.'],
    ['Enter in the name field', 'Confirms, if the name matches.'],
  ],
  do: [
    'Repeat the verb of the title on the button: “Terminate Radio Aurora?”, “Terminate”.',
    'Name the loss and the deadline: “137 listeners are disconnected. It can be undone for 14 days.”',
    'Return a promise from `onConfirm`, so that the dialog waits and shows a failure.',
  ],
  dont: [
    'Do not write “Are you sure?”, “OK” or “Yes”.',
    'Do not confirm routine actions: people then confirm without reading.',
    'Do not set `confirmName` for an action that can be repeated or reversed.',
  ],
};
