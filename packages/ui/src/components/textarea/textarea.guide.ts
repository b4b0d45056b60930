import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For free text of more than one line: a description, a note, a list of addresses.',
    'With `minRows={1}` for text that is usually short but may grow.',
    'With `count` of `Field` where a directory limits the length.',
  ],
  avoid: [
    'For one line: use `Input`.',
    'For several values from a list: use `MultiSelect`.',
    'To show code or a log: use `CodeBlock`.',
  ],
  anatomy: [
    [
      'Box',
      'Three lines high by default; grows with its text up to `maxRows`, then scrolls. Where the browser cannot do that, it has a resize handle.',
    ],
    ['Text', 'The value; muted while read-only.'],
    ['Placeholder (optional)', 'A question or an example.'],
  ],
  keys: [
    ['Text keys', 'Edit the value.'],
    ['Enter', 'Starts a new line; it does not submit the form.'],
    ['Tab', 'Moves on; it does not insert a tab.'],
  ],
  do: [
    'Choose `minRows` by the expected length: the height suggests how much to write.',
    'State where the text appears: “Shown in players and directories”.',
  ],
  dont: [
    'Do not cut pasted text at the limit: show the excess and an error.',
    'Do not use the placeholder for rules that are needed while writing.',
  ],
};
