import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the less frequent actions of a thing: rename, duplicate, delete a cast.',
    '`DropdownMenuRadioGroup` for a small setting in the header, such as the language.',
    '`DropdownMenuCheckItem` for a set of options, such as visible columns; the menu stays open.',
  ],
  avoid: [
    'For the one action people need most: show it as a `Button` beside the menu.',
    'For the value of a form field: use `Select`.',
    'For fields or longer text: use `Popover`.',
  ],
  anatomy: [
    ['Trigger', 'A `Button` or an `IconButton` with a name: “Actions of Radio Aurora”.'],
    ['Label (optional)', 'Names the items below it.'],
    ['Item', 'Icon and verb; a link with `asChild`; `danger` for destructive actions.'],
    ['Radio and check items', 'The selected ones have a check mark at the end.'],
    ['Separator', 'Between groups, and before destructive actions.'],
  ],
  keys: [
    ['Enter, Space, Down', 'On the trigger: opens the menu on its first item.'],
    ['Up, Down', 'Previous or next item.'],
    ['Home, End', 'First or last item.'],
    ['A letter', 'Moves to the next item that starts with it.'],
    ['Enter, Space', 'On an item: runs it and closes; a check item toggles and stays open.'],
    ['Escape', 'Closes it and returns focus to the trigger.'],
  ],
  do: [
    'Start with a verb: “Rename”, “Copy address”.',
    'End the label of an action that needs more input or a confirmation with an ellipsis: “Terminate…”.',
    'Put destructive actions last, after a separator.',
  ],
  dont: [
    'Do not make a menu for one action.',
    'Do not list more than about ten items without groups.',
    'Do not repeat the primary action of the page in it.',
  ],
};
