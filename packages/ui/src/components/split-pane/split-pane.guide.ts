import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'new',
  use: [
    'For two views of the same thing that people want to see at once: an editor and its preview, a list and its detail.',
    'Where people decide how much room each view gets.',
    'With `collapseTo="stack"` when both panes are short.',
  ],
  avoid: [
    'For navigation beside a page: use `SettingsLayout`.',
    'For a detail that covers the page: use `Drawer`.',
  ],
  anatomy: [
    ['First pane', 'At the start, or above. Its size is between `min` and `max`.'],
    ['Divider', 'A line with a grip. It is dragged; a double click restores the initial size.'],
    [
      'Second pane',
      'At the end, or below. Both stay mounted when the layout changes, so texts and scroll positions are kept.',
    ],
    [
      'Tabs',
      'In place of the divider below `collapseBelow`, 640 px by default; named by the labels of the panes.',
    ],
  ],
  keys: [
    ['Arrow Left, Arrow Right', 'On the divider: moves it by 2 %; with Shift by 10 %.'],
    ['Arrow Up, Arrow Down', 'The same on the divider of a vertical split.'],
    ['Home, End', 'On the divider: the smallest or largest size of the first pane.'],
  ],
  do: [
    'Name the panes by what they contain: “Editor”, “Preview”.',
    'Pass `size` and `onSizeChange` to remember the size: the component stores nothing.',
    'Give the root a height in a vertical split.',
  ],
  dont: ['Do not nest split panes.'],
};
