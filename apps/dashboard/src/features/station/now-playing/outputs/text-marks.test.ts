import { expect, test } from 'vitest';
import { markText } from '#/features/station/now-playing/outputs/text-marks.ts';

const shown = (kind: Parameters<typeof markText>[0], sent: string) =>
  markText(kind, sent).map(({ text, marks }) => (marks.length > 0 ? `[${marks.join('+')}:${text}]` : text));

test.each([
  ['discord', '♪ **A Quiet Engine** by *Orla*', ['♪ ', '[bold:A Quiet Engine]', ' by ', '[italic:Orla]']],
  ['discord', '**\\*Loud\\*** \\<b\\>', ['[bold:*Loud*]', ' <b>']],
  ['discord', '5 * 3', ['5 * 3']],
  ['slack', '*R&amp;B* &lt;x&gt;', ['[bold:R&B]', ' <x>']],
  ['telegram', '<b>A <i>B</i></b> &lt;3', ['[bold:A ]', '[bold+italic:B]', ' <3']],
  ['mastodon', '**as it is**', ['**as it is**']],
] as const)('a post on %s: %j', (kind, sent, expected) => {
  expect(shown(kind, sent)).toEqual(expected);
});
