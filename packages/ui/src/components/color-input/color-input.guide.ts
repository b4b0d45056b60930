import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a colour of the customer: the header of the dashboard, a player, a one-page site.',
    '`textColor` when text is placed on the colour: the meter shows the contrast and warns below 4.5.',
    '`swatches` for the colours of a brand or a theme.',
  ],
  avoid: [
    'For one of a few fixed themes: use `RadioGroup` or `Segmented`.',
    'For colours with a meaning, such as live or failed: they belong to the theme.',
  ],
  anatomy: [
    ['Well', 'Opens the colour picker of the system.'],
    ['Hexadecimal field', '`#rrggbb`; three digits are expanded on blur.'],
    ['Swatches (optional)', 'Named colours in one row; the selected one has a check mark.'],
    ['Contrast meter', 'With `textColor`: a sample, the ratio on a scale, and the limit of 4.5.'],
    ['Note', 'The ratio as text, or the error for an invalid colour.'],
  ],
  keys: [
    ['Tab', 'Moves to the well, the field and the swatches, which are one tab stop.'],
    ['Left, Right', 'On the swatches: previous or next one; wraps around.'],
    ['Home, End', 'On the swatches: first or last one.'],
    ['Enter, Space', 'Selects the focused swatch, or opens the picker.'],
  ],
  do: [
    'Wrap it in a `Field` with the place of the colour as its label: “Header colour”.',
    'Name swatches by colour: “Signal red”.',
  ],
  dont: [
    'Do not reject a colour for its contrast: show the warning and let the customer decide.',
    'Do not offer more than about twelve swatches.',
  ],
};
