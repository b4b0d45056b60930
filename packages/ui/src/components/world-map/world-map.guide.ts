import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    '`WorldMap` for a finding about places: “Two thirds listen from Ireland”.',
    '`StaticMap` for a card with its own title, and for the effect of a country rule.',
    '`CountryMap` to choose countries on a map, beside a `CountryMultiSelect`.',
    'With `points` for cities, with a minimum number of listeners per place that you enforce.',
  ],
  avoid: [
    'To compare or rank countries: use `BarChart`; large countries look important on a map.',
    'To choose a single country: use `CountrySelect`.',
    'For fewer than about four countries: write them in a sentence or a `Table`.',
  ],
  anatomy: [
    ['Title', 'The finding; measure and period below it.'],
    ['Actions', 'Table view and export, from `ChartFrame`.'],
    [
      'Countries',
      'Shaded by value, full colour, or hatched for “blocked but had listeners”. Countries without data are plain.',
    ],
    ['Circles (optional)', 'Places; the area is proportional to the value.'],
    ['Cursor', 'Outlines a country and shows name and value.'],
    ['Legend', 'The shades from zero to the maximum; absent if there are points.'],
    ['Regions', 'A `ToggleGroup` for world, Europe, Americas, Asia, Africa, Oceania.'],
  ],
  keys: [
    [
      'Arrow keys',
      'On the map, go to the next or previous country by value, then through the places. In a `CountryMap`, through the countries.',
    ],
    ['Page Up, Page Down', 'In `WorldMap` and `StaticMap`, moves by a tenth of the countries and places.'],
    ['Home, End', 'Goes to the first or last one.'],
    ['Characters', 'In a `CountryMap`, go to the country that starts with them.'],
    ['Enter, Space', 'In a `CountryMap`, selects the country or removes it.'],
    ['Escape', 'Closes the tooltip.'],
  ],
  do: [
    'Give every map an alternative: the table of the chart, or `CountryMultiSelect` beside a `CountryMap`.',
    'Describe the state in words, not only by the fill: “blocked, 148 sessions”.',
    'Choose the region where most listeners are.',
  ],
  dont: [
    'Do not show a place with so few listeners that they can be identified.',
    'Do not plot listeners with unknown location; count them in the description.',
  ],
};
