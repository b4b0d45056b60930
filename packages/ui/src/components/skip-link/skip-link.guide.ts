import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'As the first element of a page with navigation, before the `AppShell` or as its first child, with `main` as the target.',
    'For a second target only if it is used as often, such as the search.',
  ],
  avoid: [
    'For links within a text: use `Link`.',
    'To move focus after an action: focus the element; no link is needed.',
  ],
  anatomy: [['Link', 'One pixel large until it has focus; then a raised box in the top corner.']],
  keys: [
    ['Tab', 'From the start of the page, shows the link and moves to it.'],
    ['Enter', 'Moves focus to the target.'],
  ],
  do: [
    'Name the target: “Skip to content”.',
    'Give the target an `id` and `tabIndex={-1}`, so that focus moves and not only the scroll position.',
  ],
  dont: [
    'Do not hide it with `display: none`: it would not be a tab stop.',
    'Do not put other focusable elements before it.',
  ],
};
