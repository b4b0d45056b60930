import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To place the station player on a page outside the dashboard.',
    'In the preview of a player in the dashboard, inside a `DeviceFrame`.',
    '`failed` for a message in the language of the page; the component has no text of its own.',
  ],
  avoid: [
    'For playback inside the dashboard: use `AudioPlayer`.',
    'For the HTML that a customer copies: show it in a `CodeBlock`.',
    'For arbitrary pages: its sandbox is made for the player.',
  ],
  anatomy: [
    ['Frame', 'The player on its own origin; loaded when it is near the viewport.'],
    ['Placeholder', 'Reserves the space of the frame while it loads.'],
    ['Failure', 'After the timeout: the message and a link to the player in a new tab.'],
  ],
  keys: [
    ['Tab', 'Moves into the frame, or to the link after a failure.'],
    ['Enter', 'On the link: opens the player in a new tab.'],
  ],
  do: [
    'Set `height` to that of the player variant, so that the page does not shift.',
    'Title the frame with station and content: “Radio Aurora, live”.',
  ],
  dont: [
    'Do not add permissions to `allow` beyond `autoplay` without a feature that needs them.',
    'Do not change `src` to switch the theme: it reloads the player and stops playback.',
  ],
};
