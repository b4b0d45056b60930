import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For one current value whose range has a meaning: loudness in LUFS, load of a server.',
    '`zones` where a value is good, too low or too high, each with a label.',
  ],
  avoid: [
    'For used and allowed amounts, such as transfer: use `Meter`.',
    'For the audio signal in real time: use `LevelMeter`.',
    'For a value with its trend: use `Stat` with `Sparkline`.',
  ],
  anatomy: [
    ['Arc', 'From `min` to `max`, left to right in right-to-left layouts too; filled up to the value.'],
    ['Zones (optional)', 'A thin coloured line along the arc.'],
    ['Ticks (optional)', 'Numbers along the scale.'],
    ['Value', 'Number and unit at the center; a dash when unknown.'],
    ['Label', 'The measure and its window: “Loudness, last 3 s”.'],
    ['Note', 'The label of the current zone, or a text of your own.'],
  ],
  keys: [],
  do: [
    'Label zones with a judgement: “Too quiet”, “Well balanced”, “Too loud”.',
    'Pass `null` when the value is unknown; zero is a measurement.',
  ],
  dont: [
    'Do not use colour alone for a zone; give it a label.',
    'Do not put more than three gauges in one row.',
    'Do not update it more often than a reader can follow, about once a second.',
  ],
};
