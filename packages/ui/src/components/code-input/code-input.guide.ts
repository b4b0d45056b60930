import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'new',
  use: [
    'For text that machines read: regular expressions, JSON, lists with one entry per line.',
    'With `json` to let people format it and find its first error.',
    'For up to some thousand lines, without highlighting or completion.',
  ],
  avoid: [
    'For prose: use `Textarea`.',
    'For code that nobody edits: use `CodeBlock`, or `JsonView` for large JSON.',
    'For a single short expression: `Input` is enough.',
  ],
  anatomy: [
    ['Line numbers', 'Beside each line, also where lines wrap. Those of lines with an error are marked.'],
    [
      'Text',
      'A `<textarea>`, left to right in every language. It grows from `minRows` to `maxRows`, then scrolls.',
    ],
    [
      'Format button',
      'Only with `json`: formats the text, or marks the line of its first error. Undo reverts it.',
    ],
    ['Errors (optional)', 'Below the box: the line and the message. Each is a button that goes to its line.'],
  ],
  keys: [
    ['Tab, Shift + Tab', 'Next or previous control, never an indentation.'],
    ['Enter, Space', 'On an error: selects its line in the text.'],
  ],
  do: [
    'Validate on blur or on save, and pass what is wrong as `errors` with the line.',
    'Say in the error how to fix the line: “Close the group that begins at column 2”.',
  ],
  dont: ['Do not use it for text that people write to people: it has no spelling check.'],
};
