import type { Locale } from '@unmuted/api/contract';
import type { Parts } from '#/platform/mail/message-parts.ts';

const columns = 72;
/**
 * Characters two columns wide in a terminal (East Asian Wide), limited to those of our languages.
 */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;
/** A word, or a Chinese or Japanese character, with the punctuation that must not start a line. */
const pieces = /\s*(?:[!-~\u00a0-\u024f\u2018-\u2026]+|\S)[、。，．！？：；）」』”’]*/gu;

/** Renders the mail as wrapped plain text; a URL stays unbroken on its own line. */
export function textOf(parts: Parts): string {
  const paragraphs = [parts.greeting, ...parts.lead].map(wrap);
  if (parts.lines.length) paragraphs.push(parts.lines.map((line) => lineOf(line, parts.locale)).join('\n'));
  if (parts.action) paragraphs.push(wrap(parts.action.label));
  if (parts.action) paragraphs.push(parts.action.link);
  if (parts.after) paragraphs.push(wrap(parts.after));
  if (parts.notYou) paragraphs.push(wrap(parts.notYou));
  paragraphs.push(parts.closing.join('\n'));
  const footer = [
    ...parts.footer.map(wrap),
    ...(parts.stop ? [wrap(parts.stop.label), parts.stop.link] : []),
  ];
  return `${paragraphs.join('\n\n')}\n\n-- \n${footer.join('\n')}\n`;
}

const colons: Readonly<Record<Locale, string>> = { en: ': ', zh: '：', fr: '\u00a0: ', ja: '：' };

const lineOf = ({ label, value, change }: Parts['lines'][number], locale: Locale): string =>
  wrap(`${label}${colons[locale]}${value}${change && ` (${change})`}`);

/** Breaks between words, and in Chinese and Japanese between characters. */
export function wrap(paragraph: string): string {
  const lines: string[] = [];
  let line = '';
  for (const piece of paragraph.match(pieces) ?? []) {
    const isFull = widthOf(line) + widthOf(piece) > columns;
    if (isFull && line !== '') {
      lines.push(line);
      line = piece.trimStart();
    } else {
      line += piece;
    }
  }
  return [...lines, line].join('\n');
}

function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (wide.test(character) ? 2 : 1), 0);
}
