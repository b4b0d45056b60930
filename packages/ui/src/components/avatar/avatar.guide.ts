import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a person in the account menu, a list of team members or a settings history.',
    '`shape="square"` for a product or a station; `round` for people.',
    '`decorative` when the name is visible next to it.',
  ],
  avoid: [
    'For the logo of the product: use `BrandMark`.',
    'For the type or state of a row: use `DataListIcon`.',
    'For a country: use `Flag`.',
  ],
  anatomy: [
    ['Shape', '24, 32 or 48 px.'],
    ['Image or initials', 'The image of `src`; without one, the initials of the name.'],
  ],
  keys: [],
  do: [
    'Pass the full name, “Maeve O’Brien”; the component derives the initials, also for Chinese and Japanese names.',
    'Show the name as text where people act on a person: “Remove Maeve O’Brien”.',
  ],
  dont: [
    'Do not leave the image named next to a visible name: screen readers read it twice.',
    'Do not make an avatar the only label of a button; give the button an `aria-label`.',
  ],
};
