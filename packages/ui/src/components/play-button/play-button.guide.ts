import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To start and stop one stream from a row, a card or a player.',
    '`sm` in rows and cards, `lg` as the main control of a player.',
  ],
  avoid: [
    'For a whole player with volume, title and errors: use `AudioPlayer`.',
    'To start or stop the server of a cast: use `Button`. This one only affects the sound in the browser.',
  ],
  anatomy: [
    ['Button', '32 or 44 px, at least 40 px on touch; `lg` is round with a border.'],
    ['Symbol', 'Play, pause, spinner or retry, depending on `state`. A different shape in each state.'],
    ['Name', '`aria-label`, also shown as a tooltip.'],
  ],
  keys: [['Enter, Space', 'Starts the stream, stops it, cancels loading or tries again.']],
  do: [
    'Change the name with the state: “Play Radio Aurora”, “Stop Radio Aurora”.',
    'Stop the other stream when a new one starts.',
    'Use `aria-disabled` when a stream goes off air, so that focus is kept.',
  ],
  dont: ['Do not start sound without a click.', 'Do not disable it while loading: a click cancels.'],
};
