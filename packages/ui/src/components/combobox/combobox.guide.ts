import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To select one of more than about twenty options by name: a station, a genre, a server.',
    'For options searched on a server: fetch by `onQueryChange` and pass `filter={null}`.',
    '`valueLabel` for a value whose option is not loaded yet.',
  ],
  avoid: [
    'For up to twenty options: use `Select`; for a few short ones: `Segmented` or `RadioGroup`.',
    'For several values: use `MultiSelect`; for countries and time zones: `CountrySelect`, `TimeZoneSelect`.',
    'For free text with results elsewhere on the page: use `SearchInput`.',
  ],
  anatomy: [
    ['Icon (optional)', 'That of the selected option, such as a flag.'],
    ['Input', 'Shows the label of the value; typed text filters the list, ignoring accents.'],
    ['Clear button', 'Unless the value is required.'],
    ['List button', 'Opens the full list; a pointer target, not a tab stop.'],
    ['List', 'Options, in groups where given, with icon and description.'],
    ['Status', 'Loading, no match, or a load error with Retry; announced.'],
  ],
  keys: [
    ['Down, Up', 'Opens the list; moves through the options.'],
    ['Page Down, Page Up', 'Moves by ten options.'],
    ['Enter', 'Selects the active option. After a load error: retries.'],
    ['Alt + Down, Alt + Up', 'Opens or closes the list.'],
    [
      'Escape',
      'Closes the list. Pressed again: clears the text and the value; a required value stays. A dialog around it closes only then.',
    ],
    ['Home, End, Left, Right', 'Move in the text.'],
    ['Tab', 'Moves to the clear button, or on. Text that matches an option in full selects it.'],
  ],
  do: [
    'Name the options in the placeholder: “Search a station”.',
    'Explain an empty list: “No other station in your account”.',
    'Add `keywords` for other names: the mount, a short name.',
  ],
  dont: [
    'Do not accept new values: unmatched text is discarded on blur.',
    'Do not use the placeholder as the label; wrap it in a `Field`.',
  ],
};
