import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    '`CountryMultiSelect` for lists of countries: where a cast may be heard, where you hold music rights.',
    '`CountrySelect` for one country: the contact of a directory listing.',
    '`codes` to limit the choice, `otherLocales` to match names in other languages.',
  ],
  avoid: [
    'To show a country without choosing: use `Flag` with its name.',
    'For a time zone: use `TimeZoneSelect`.',
    'For other sets of options: use `MultiSelect` or `Combobox`; `useCountryOptions` supplies the countries for a mixed list.',
  ],
  anatomy: [
    ['Chips', 'Of `CountryMultiSelect`: the selected countries with flag and remove button.'],
    [
      'Input',
      'Matches the name in the user’s language, in English, the short name (“UK”) and the code (“GB”).',
    ],
    ['Clear button', 'Removes the selection.'],
    ['List', 'Flag and name, sorted in the user’s language.'],
  ],
  keys: [
    ['Down, Up', 'Opens the list; moves through the countries.'],
    ['Enter', 'Selects the active country; in `CountryMultiSelect`, selecting it again removes it.'],
    [
      'Escape',
      'Closes the list. Pressed again: clears the typed text; in `CountrySelect` the value too, unless it is required.',
    ],
    ['Backspace', 'In the empty input of `CountryMultiSelect`: removes the last country.'],
    [
      'Left at the start of the text',
      'In `CountryMultiSelect`: moves to the chips. Delete or Backspace removes the focused one.',
    ],
    ['Tab', 'Leaves the field; in `CountrySelect` a typed code or name is selected.'],
  ],
  do: [
    'Explain the effect of the list in the label or hint: “Where you hold music rights”.',
    'Store the codes, such as `IE`; names change with the language.',
  ],
  dont: [
    'Do not preselect a country by the address of the visitor where it has legal weight.',
    'Do not use it for languages: a flag is not a language.',
  ],
};
