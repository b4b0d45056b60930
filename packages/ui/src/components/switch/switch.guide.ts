import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a setting that is on or off and takes effect at once: silence alerts, a directory listing.',
    'With `description` for the effect: “An email after 30 seconds without sound”.',
    'With `error` when the change fails.',
  ],
  avoid: [
    'For a choice that is saved with a form: use `Checkbox`.',
    'For two named alternatives: use `Segmented`, “Light, Dark”.',
    'To turn something off that disconnects listeners: use `Button` and confirm it with `AlertDialog`.',
  ],
  anatomy: [
    ['Switch', 'Thumb and track; the position and the colour show the state.'],
    ['Label', 'Part of the hit area. Without it, set `aria-label`.'],
    ['Description (optional)', 'A second line with the effect.'],
    ['Error (optional)', 'Why the change failed.'],
  ],
  keys: [['Space', 'Turns it on or off.']],
  do: [
    'Name the setting, not the state: “Listed in directories”.',
    'Change it at once and revert it with an error if the request fails: “The directory isn’t responding. Try again.”',
  ],
  dont: [
    'Do not negate: “Hide from directories” is unclear when off.',
    'Do not put a Save button beside it.',
  ],
};
