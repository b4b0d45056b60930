import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For one line of free text: a station name, a mount, an email address.',
    'Inside `InputGroup` when the value has a unit, an icon or a button that belongs to it.',
    'Inside a `Field`, which provides label, hint and error message.',
  ],
  avoid: [
    'For more than one line: use `Textarea`.',
    'For a number, a password or a search: use `NumberInput`, `PasswordInput` or `SearchInput`.',
    'For a value from a known list: use `Select`, or `Combobox` if the list is long.',
  ],
  anatomy: [
    [
      'Box',
      '36 or 44 px high; shows focus, error and disabled state. An `InputGroup` draws it around all its parts.',
    ],
    ['Text', 'The value; muted while read-only.'],
    ['Placeholder (optional)', 'An example of the value: `/128kbps`. It never replaces the label.'],
    ['Adornment (optional)', 'An icon before the text, or a unit or a button after it, in an `InputGroup`.'],
  ],
  keys: [
    ['Text keys', 'Edit the value.'],
    ['Enter', 'Submits the surrounding form.'],
  ],
  do: [
    'Set `type`, `inputMode` and `autoComplete`: they choose the keyboard on a phone and let password managers fill in.',
    'Write the accepted format in the hint of the field: “Starts with a slash”.',
    'Make a value that must be copied `readOnly` rather than `disabled`: it stays focusable and selectable.',
  ],
  dont: [
    'Do not put the label into the placeholder: it is gone after the first character.',
    'Do not validate on each keystroke; validate on blur and on submit.',
  ],
};
