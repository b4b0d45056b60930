import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To show a shortcut beside the control that it triggers: `Ctrl K` in the search field.',
    'In a hint line: “↑ ↓ to move, Enter to open”.',
  ],
  avoid: [
    'For code or values to copy: use `CodeBlock`, or a `code` element in a sentence.',
    'On touch devices, which have no keyboard: hide it with `coarse:hidden`.',
  ],
  anatomy: [
    ['Key cap', 'A small box around the whole shortcut, not around each key.'],
    ['Keys', "`keys={['mod', 'K']}` shows “Ctrl K”, or “⌘K” on Apple platforms. Children replace them."],
  ],
  keys: [],
  do: [
    'Write `mod` instead of Ctrl or ⌘, and set `aria-keyshortcuts` on the control with `ariaKeys`.',
    'Write the other keys as they are printed on the keyboard: “Enter”, “Esc”, “Tab”.',
  ],
  dont: [
    'Do not show a shortcut that the page does not handle.',
    'Do not assign single letters without a modifier: screen readers use them.',
  ],
};
