import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'new',
  use: [
    'For short texts that people type themselves: keywords, IP ranges, example phrases.',
    'With `separator="line"` where texts contain commas.',
    'With `limit` and `measure` where the total is limited, such as in bytes.',
  ],
  avoid: [
    'For a choice among known options: use `MultiSelect` or `CountryMultiSelect`.',
    'For long texts: use one `Input` each.',
  ],
  anatomy: [
    ['Field', 'The label, the hint, the error and, with `count`, the used amount.'],
    ['Tags', 'In a box, in the order they were added, each with a remove button.'],
    ['Input', 'After the tags. A refused text stays in it, so that it can be corrected.'],
    ['Refusal', 'Below the box: why a text was refused. It is announced, as is every change.'],
  ],
  keys: [
    ['Enter, comma', 'Adds the typed text; with `separator="line"` only Enter does.'],
    ['Control + V', 'Adds every text of a pasted list.'],
    ['Backspace', 'In an empty input, removes the last tag.'],
    [
      'Arrow Left',
      'At the start of the text, moves to the last tag; then between tags. Mirrored in right-to-left layouts.',
    ],
    ['Arrow Right', 'On a tag, moves to the next tag, then back to the input.'],
    ['Home', 'On a tag, moves to the first tag.'],
    ['Backspace, Delete', 'On a tag, removes it and moves to its neighbour.'],
    ['End, Escape', 'On a tag, returns to the input.'],
    [
      'Escape',
      'In the input, clears the typed text. Only without text does the key reach a dialog around it.',
    ],
  ],
  do: [
    'Say in the hint what separates the texts: “Separate keywords with commas”.',
    'Let `validate` name the fix: “Write 203.0.113.0/24”.',
  ],
  dont: ['Do not rely on the limit alone: show the used amount with the `count` of the field.'],
};
