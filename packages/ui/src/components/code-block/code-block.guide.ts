import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For code that users copy: an embed snippet, a stream address, an API request.',
    '`samples` for the same request in curl, JavaScript and Python; share the choice between blocks with `sample` and `onSampleChange`.',
    '`wrap` for a long address that should be visible in full.',
  ],
  avoid: [
    'For one short value inside a row: use `CopyButton` beside it.',
    'For changes between two versions: use `TextDiff` or `FieldDiff`.',
    'For keys to press: use `Kbd`.',
  ],
  anatomy: [
    ['Label or tabs', 'What the code is; with `samples`, one tab per language.'],
    ['Copy button', 'Copies the visible sample and announces it.'],
    ['Code', 'A scrollable region, named by the label; left to right in right-to-left layouts too.'],
  ],
  keys: [
    ['Tab', 'Moves to the tabs, the copy button and the code.'],
    ['Left, Right', 'On the tabs: shows the previous or next sample. On the code: scrolls it.'],
    ['Enter, Space', 'On the copy button: copies.'],
  ],
  do: [
    'Fill in real values of the account: the mount `/128kbps` and its host instead of `example.com`.',
    'Name the code: “Embed code”, “Stream address”.',
  ],
  dont: [
    'Do not show a password or token in it without an action that reveals it.',
    'Do not use it for text that people read rather than copy.',
  ],
};
