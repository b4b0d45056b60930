import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'As the illustration of the brand panel on sign-in and empty pages.',
    'Once per page, with a running clock.',
  ],
  avoid: [
    'For a measured level: use `LevelMeter`. For listeners over time: use `AreaChart`.',
    'For the waveform of a recording: it shows no data.',
  ],
  anatomy: [
    ['Wave', 'Bars up to now, animated; static with reduced motion.'],
    ['Now line', 'A pink line with a dot.'],
    ['Future', 'Dots after the line.'],
    ['Ruler', 'Ticks with times in 24-hour format.'],
    ['Title and clock', 'Beside the now line; the title is optional.'],
  ],
  keys: [],
  do: [
    'Update `now` and `clock` once a second, from one clock.',
    'Give it a container with a fixed height: it fills its parent.',
  ],
  dont: [
    'Do not place it beside real measurements: it would be taken for one.',
    'Do not put information only into its title: it is hidden from assistive technology.',
  ],
};
