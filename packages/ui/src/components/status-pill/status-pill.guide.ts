import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the state of a stream or cast: on air, silent, off air, suspended.',
    'For the outcome of a check, with your own text: “Published”, “Rejected”.',
    '`pill` beside a title, `plain` in tables, `icon` where space is short, such as the sidebar.',
  ],
  avoid: [
    'For counts, versions and roles: use `Badge`. For values that can be removed: use `Tag`.',
    'For a problem that needs an explanation or an action: use `Alert`.',
    'For states over time: use `StatusRibbon`.',
  ],
  anatomy: [
    [
      'Icon',
      'A distinct shape for each status, so that colour is not the only sign. `StatusIcon` draws it alone.',
    ],
    [
      'Text',
      'The name of the status or your own text. With `appearance="icon"` it is a tooltip and read by screen readers.',
    ],
  ],
  keys: [],
  do: [
    'Make the text specific where it helps: “Silent for 4 min”, “Waiting for DNS”.',
    'Use `unknown` when updates stop: the last status may be wrong.',
  ],
  dont: [
    'Do not use `off-air` for a cast that was turned off: use `suspended` with “Stopped”. Off air means that no source is connected.',
    'Do not make it clickable; place a link or button beside it.',
  ],
};
