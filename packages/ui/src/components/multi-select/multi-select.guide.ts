import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To choose several values from a long or fetched list: genres, languages, casts of a report.',
    'With `max` where the number is limited: up to five genres.',
    'With `onQueryChange` and `filter={null}` when the server searches.',
  ],
  avoid: [
    'For up to about seven values: use `Checkbox`es in a `FormGroup`, which shows all of them.',
    'For countries: use `CountryMultiSelect`.',
    'For one value: use `Combobox` or `Select`. For filters above a table: use `ToggleGroup`.',
  ],
  anatomy: [
    ['Chips', 'The selected values in order of selection, each with a remove button.'],
    ['Input', 'The query; its placeholder can change with `addPlaceholder` once something is selected.'],
    ['Clear button', 'Removes all values; shown from two values on.'],
    ['List', 'The matching options, selected ones with a check mark. It stays open after a selection.'],
    ['Status', 'In the list: loading, no matches, or an error with Retry. Changes are announced.'],
  ],
  keys: [
    ['Characters', 'Filter the options and open the list.'],
    ['Arrow Down, Arrow Up', 'Opens the list and moves through it.'],
    ['Page Down, Page Up', 'Moves by ten options.'],
    ['Enter', 'Selects the active option or removes it again. Retries after a load error.'],
    ['Alt + Arrow Down, Alt + Arrow Up', 'Opens the list, closes it.'],
    [
      'Escape',
      'Closes the list, then clears the query. Only without a query does the key reach a dialog around it.',
    ],
    ['Backspace', 'In an empty input, removes the last value.'],
    [
      'Arrow Left',
      'At the start of the input, moves to the last chip; then between chips. Mirrored in RTL layouts.',
    ],
    ['Home', 'On a chip, moves to the first chip.'],
    ['Delete, Backspace', 'On a chip, removes it and moves to its neighbour.'],
    ['End, Escape', 'On a chip, returns to the input.'],
  ],
  do: [
    'Give the maximum in the placeholder or the hint: “Choose up to 5”.',
    'Explain the order if it matters: “Directories list you below the first one”.',
  ],
  dont: [
    'Do not use labels of more than three words: chips are truncated on a phone.',
    'Do not preselect values to fill the field.',
  ],
};
