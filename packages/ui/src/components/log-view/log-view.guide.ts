import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'new',
  use: [
    'For text that a machine writes line by line: builds, deliveries of webhooks, the tail of a server.',
    'For long or growing logs, up to 100,000 lines: it follows the end until people scroll up.',
  ],
  avoid: [
    'For records with columns: use `DataTable`.',
    'For events that people read: use `Timeline`.',
    'For a fixed excerpt: use `CodeBlock`.',
  ],
  anatomy: [
    [
      'Toolbar',
      'Search with the number of matches, wrapping, copying of all displayed lines, and a filter by level.',
    ],
    [
      'Lines',
      'Time, level and text, left to right in every language. Without lines: loading, empty or failed.',
    ],
    ['Jump button', 'While the end is not followed: returns to it, with the number of new lines.'],
    ['Banner', 'Below lines that are incomplete: the failure with Retry, or that it reconnects.'],
    ['Foot', 'The state, the number of lines, and a button that copies the active line.'],
  ],
  keys: [
    ['Tab', 'Enters the log at the active line, or at the last one while the end is followed.'],
    ['Arrow Up, Arrow Down', 'Previous or next line.'],
    ['Page Up, Page Down', 'Previous or next page.'],
    ['Home, End', 'First or last line; at the end it is followed again.'],
    ['Control + C', 'Copies the active line, unless text is selected.'],
    ['Control + F', 'Moves to the search.'],
    ['Enter, Shift + Enter', 'In the search: next or previous match.'],
    ['Escape', 'In the search: clears it, then returns to the lines.'],
  ],
  do: [
    'Set `state`, so that people know whether more will follow.',
    'Set a level on errors and warnings; nobody should have to guess it from the text.',
    'Add lines to the end of a new array, cut it at the start, and reuse the line objects: they identify lines.',
  ],
  dont: ['Do not put secrets into lines: “Copy all lines” copies them.'],
};
