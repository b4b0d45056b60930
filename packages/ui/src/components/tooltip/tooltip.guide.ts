import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To name an icon-only control for people who see it: “Collapse navigation”.',
    'For a short addition: the exact time, the whole of a truncated text.',
  ],
  avoid: [
    'For links, buttons or more than one sentence: use `Popover`.',
    'For what is needed to fill in a field: use the hint of `Field`.',
    'For text without a control: use `title`, or better, show it. Tooltips need a focusable control.',
  ],
  anatomy: [
    ['Control', 'The only child; it needs its own name, because the tooltip only describes it.'],
    ['Panel', 'A small box 6 px from the control; it moves to the other side when there is no room.'],
  ],
  keys: [
    ['Tab', 'Onto the control, shows it at once; hovering shows it after 400 ms.'],
    ['Escape', 'Closes it; focus stays on the control.'],
  ],
  do: [
    'Write one phrase without a full stop: “Copy stream address”.',
    'Set `disabled` while the same text is visible.',
  ],
  dont: [
    'Do not put essential information into it: it does not open on touch.',
    'Do not attach it to a `disabled` button, which takes no focus: explain beside the button.',
  ],
};
