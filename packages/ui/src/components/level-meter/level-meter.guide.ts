import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To show the current level of a source while someone connects an encoder or watches a broadcast.',
    'With `channels="mono"` for a mono source.',
    'Without `scale` in a small card that shows only whether there is sound.',
    'With `threshold` and `floor={-90}` where an alarm depends on the level; with `size="lg"` where it is the subject.',
  ],
  avoid: [
    'For a level over time: use `AreaChart`.',
    'For loudness (LUFS) or another single value against a target: use `Gauge`.',
    'For an amount against a limit: use `Meter`.',
  ],
  anatomy: [
    ['Channel name', '“L” and “R”; absent in mono. The full name is in its tooltip.'],
    [
      'Segments',
      '48 segments of 1.25 dB: green, amber from −14 dBFS, red from −6 dBFS. Hidden with reduced motion.',
    ],
    ['Peak mark', 'The highest level, held for 1.5 s; then it falls by 20 dB per second.'],
    [
      'Number',
      'The level in dBFS, updated at most five times a second, or once with reduced motion. “No signal” without a source.',
    ],
    ['Scale (optional)', '−60 to 0 dBFS below the bars, or from `floor`.'],
    ['Threshold (optional)', 'A line across the bars with its text above. Hidden with reduced motion.'],
  ],
  keys: [],
  do: [
    'Name the station: “Level of Radio Aurora”.',
    'Create the source once with `createLevelSource` and push levels into it; the meter updates without React renders.',
    'Push `null` when the source disconnects, so that it reads “No signal” and not −60 dBFS.',
  ],
  dont: [
    'Do not keep the last levels when updates stop: a frozen meter looks like sound.',
    'Do not animate it for decoration; use `Waveform` for that.',
  ],
};
