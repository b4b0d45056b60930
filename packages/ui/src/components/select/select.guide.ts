import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For one of about five to twenty options in a form: bitrate, codec, port.',
    'For options with a description, an icon or a note: “320 kbps, above your plan”.',
    'With `caption` in a toolbar, where no label fits above: “Compare: previous period”.',
  ],
  avoid: [
    'For more than twenty options: use `Combobox`, which can be searched; for time zones `TimeZoneSelect`, for countries `CountrySelect`.',
    'For two to five short options: use `Segmented` or `RadioGroup`, which show all of them.',
    'For plain labels, above all on phones: use `NativeSelect`. For actions: use `DropdownMenu`.',
  ],
  anatomy: [
    ['Button', 'The box, 32, 36 or 44 px high; shows focus, error, read-only and disabled state.'],
    ['Caption (optional)', 'Before the value; names the control if it has no other label.'],
    ['Value', 'Icon and label of the selected option, truncated; or the placeholder.'],
    ['List', 'Options and groups below the box. Focus stays on the button.'],
    ['Option', 'Label, description, note and a check mark. A disabled option can be read but not selected.'],
  ],
  keys: [
    ['Enter, Space, Arrow Down, Arrow Up', 'While closed, opens the list at the selected option.'],
    ['Home, End', 'Goes to the first or last option; opens the list.'],
    ['Characters', 'Go to the next option that starts with them; open the list.'],
    ['Arrow Down, Arrow Up', 'While open, moves by one option, without wrapping.'],
    ['Page Down, Page Up', 'While open, moves by ten options.'],
    ['Enter, Space, Alt + Arrow Up', 'While open, selects the active option and closes.'],
    ['Tab', 'While open, selects the active option and moves on.'],
    ['Escape', 'Closes the list without a selection.'],
  ],
  do: [
    'Give the reason in the note of a disabled option: “Above your plan”.',
    'Put the distinguishing part of a label first: “128 kbps, MP3”.',
  ],
  dont: [
    'Do not use an empty option for “none”: name it, “No comparison”.',
    'Do not open a dialog from an option.',
  ],
};
