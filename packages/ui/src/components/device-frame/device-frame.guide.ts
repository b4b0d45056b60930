import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To preview a page or a widget of the customer on a phone, a tablet or a desktop.',
    '`car` to check that a player stays readable on the 800 × 480 screen of a car.',
    '`theme` to preview the dark appearance on a light page, and the reverse.',
  ],
  avoid: [
    'For a working player on a page: use `Embed`.',
    'For a static screenshot: use an image with a text alternative.',
  ],
  anatomy: [
    [
      'Case',
      'The outline of the device; the desktop has a bar with three dots, the car a wide edge with two knobs.',
    ],
    ['Screen', '390, 820, 1280 or 800 px wide, scaled down where space is limited, never up.'],
    ['Content', 'Fills the screen and scrolls on overflow.'],
  ],
  keys: [],
  do: [
    'Name content and device: “Radio Aurora on a phone”.',
    'Render the real page in a sandboxed `iframe`, so that its media queries apply to the width of the device.',
    'Let the user switch the device with `Segmented`.',
  ],
  dont: [
    'Do not set a width on the screen; set the width of its container.',
    'Do not put controls of the dashboard inside the frame.',
  ],
};
