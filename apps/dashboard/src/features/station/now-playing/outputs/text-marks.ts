import type { SongOutputKind } from '@unmuted/api';

export type Mark = 'bold' | 'italic' | 'underline' | 'strike' | 'code';

/** A part of a post with its marks. */
export interface MarkedText {
  text: string;
  marks: readonly Mark[];
}

interface Token {
  pattern: RegExp;
  /** The mark that it begins or ends, or the text that it stands for. */
  mark?: Mark;
  write?: (found: string) => string;
}

const entities: Token = {
  pattern: /&(?:amp|lt|gt);/y,
  write: (found) => ({ '&amp;': '&', '&lt;': '<', '&gt;': '>' })[found] ?? found,
};
const escaped: Token = { pattern: /\\[^\p{L}\p{N}\s]/uy, write: (found) => found.slice(1) };

const tokens: Readonly<Partial<Record<SongOutputKind, readonly Token[]>>> = {
  discord: [
    escaped,
    { pattern: /\*\*/y, mark: 'bold' },
    { pattern: /__/y, mark: 'underline' },
    { pattern: /~~/y, mark: 'strike' },
    { pattern: /`/y, mark: 'code' },
    { pattern: /[*_]/y, mark: 'italic' },
  ],
  slack: [
    entities,
    { pattern: /\*/y, mark: 'bold' },
    { pattern: /_/y, mark: 'italic' },
    { pattern: /~/y, mark: 'strike' },
    { pattern: /`/y, mark: 'code' },
  ],
  telegram: [
    entities,
    { pattern: /<\/?b>/y, mark: 'bold' },
    { pattern: /<\/?i>/y, mark: 'italic' },
    { pattern: /<\/?u>/y, mark: 'underline' },
    { pattern: /<\/?s>/y, mark: 'strike' },
    { pattern: /<\/?code>/y, mark: 'code' },
  ],
};

/** A post as its readers see it. A mark that is never ended is text. */
export function markText(kind: SongOutputKind, sent: string): MarkedText[] {
  const known = tokens[kind];
  if (!known) return [{ text: sent, marks: [] }];
  const parts: MarkedText[] = [];
  let open: { mark: Mark; at: number; text: string }[] = [];
  for (let index = 0; index < sent.length; ) {
    const { text, mark } = nextToken(known, sent, index);
    index += text.length;
    const begun = open.findIndex((each) => each.mark === mark?.mark);
    if (!mark?.mark) parts.push({ text: mark?.write?.(text) ?? text, marks: open.map((each) => each.mark) });
    else if (begun === -1) open.push({ mark: mark.mark, at: parts.length, text });
    else open = open.filter((_each, position) => position !== begun);
  }
  return merge(withoutOpen(parts, open));
}

function nextToken(known: readonly Token[], sent: string, index: number): { text: string; mark?: Token } {
  for (const mark of known) {
    mark.pattern.lastIndex = index;
    const [text] = mark.pattern.exec(sent) ?? [];
    if (text !== undefined) return { text, mark };
  }
  return { text: String.fromCodePoint(sent.codePointAt(index) ?? 0) };
}

function withoutOpen(
  parts: readonly MarkedText[],
  open: readonly { mark: Mark; at: number; text: string }[],
): MarkedText[] {
  let result = [...parts];
  for (const { mark, at, text } of [...open].reverse()) {
    const before = result.slice(0, at);
    const after = result.slice(at).map((part) => ({
      ...part,
      marks: part.marks.filter((each) => each !== mark),
    }));
    result = [...before, { text, marks: after[0]?.marks ?? [] }, ...after];
  }
  return result;
}

function merge(parts: readonly MarkedText[]): MarkedText[] {
  const merged: MarkedText[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (last && last.marks.join() === part.marks.join()) last.text += part.text;
    else merged.push({ ...part });
  }
  return merged;
}
