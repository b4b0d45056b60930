import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Beside a value that users paste elsewhere: a stream address, a mount, an API key.',
    'With a label where the value is not visible: “Copy embed code”.',
  ],
  avoid: [
    'For code of several lines: use `CodeBlock`, which contains it.',
    'For an address to open on a phone: use `QrCode`.',
    'To export a table: use `DataTableExport`.',
  ],
  anatomy: [
    ['Icon', 'Copy; for two seconds after an attempt, a check mark or an exclamation mark.'],
    ['Label (optional)', 'Visible text; without it an icon button.'],
    ['Announcement', 'A live region outside the button: “Copied”, or that it failed.'],
  ],
  keys: [['Enter, Space', 'Copies the text. Focus and name stay the same.']],
  do: [
    'Name the value: “Copy the stream address”.',
    'Keep the text selectable, or show it in `onCopyFailed`: the browser may block the clipboard.',
  ],
  dont: [
    'Do not add a toast for success; the button shows it.',
    'Do not copy more or less than what is visible beside it.',
  ],
};
