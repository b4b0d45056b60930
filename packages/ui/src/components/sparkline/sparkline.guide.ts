import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the course of a value beside its number: listeners of the last 24 hours in a card or row.',
    'As the `chart` of a `Stat`.',
    'With `extremes` where the card has no other numbers.',
  ],
  avoid: [
    'Where times or values must be read off: use `AreaChart`, which has axes, a cursor and a table.',
    'For on air and off air: use `StatusRibbon`.',
    'For parts of a total: use `BarChart` or `Donut`.',
  ],
  anatomy: [
    ['Line', 'From zero to the maximum, or to `max`; time runs left to right, also in RTL layouts.'],
    ['Area', 'The filled area below the line.'],
    ['Hatching', 'Missing data: a gap is never drawn as zero.'],
    ['Extremes (optional)', '“Lowest” and “Highest” with their values, below the line.'],
  ],
  keys: [],
  do: [
    'Give measure and period in `label`: “Listeners, last 24 h”. Omit it only if the adjacent text has the same information.',
    'Set the same `max` for sparklines that are compared, such as the casts of a list.',
  ],
  dont: [
    'Do not fill gaps with zero or with the last value: pass `null`.',
    'Do not stretch the first minutes of a new cast over the whole width; show the number alone.',
  ],
};
