import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Beside the name of a country: in listeners, rankings and country lists.',
    '`label` where no visible text names the country, such as a narrow column.',
  ],
  avoid: [
    'For languages: write their own name, such as “Français”.',
    'To choose a country: use `CountrySelect`.',
    'For the distribution over countries: use `WorldMap` or `BarChart`.',
  ],
  anatomy: [
    ['Flag', '20 × 14 px, from the same origin.'],
    ['Placeholder', 'Grey and of the same size, for an unknown code and until the images are loaded.'],
  ],
  keys: [],
  do: [
    'Leave out `label` next to the name: the flag is then decorative.',
    'Align it with the first line of the name.',
  ],
  dont: [
    'Do not use emoji flags: Windows does not draw them.',
    'Do not use a flag as the only sign of a place; small flags look alike.',
  ],
};
