import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'new',
  use: [
    'Around the fields of every form, in a card, a dialog or a page: it spaces them evenly.',
    '`columns={2}` for short fields that belong side by side: host and port, name and slogan.',
    '`FormGroup` for fields that one name describes: “Identity”, “Encoder”.',
  ],
  avoid: [
    'For settings in sections with a navigation: use `SettingsLayout`, with a `FormLayout` in each card.',
    'For cards in columns: use `Grid`; for other elements below one another: `Stack`.',
    'For facts that cannot be edited: use `DescriptionList`.',
  ],
  anatomy: [
    ['Layout', 'One column; two where it is at least 32 rem wide and `columns` is 2.'],
    ['Field', 'A `Field`, `Checkbox` or `Switch`, in reading order.'],
    ['Group', 'Name, one line of description, and its fields; spans all columns.'],
    ['Actions', 'The buttons, the primary one first; spans all columns.'],
  ],
  keys: [],
  do: [
    'Order fields by the task, the required ones first.',
    'Name a group with a noun, and describe its effect: “Directories and players show them.”',
    'Write the primary button as the result: “Save changes”, “Add cast”.',
  ],
  dont: [
    'Do not put long fields, such as a `Textarea`, in two columns.',
    'Do not set margins on the fields.',
    'Do not make a group for one field.',
  ],
};
