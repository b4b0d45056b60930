import { shownText } from '#/modules/apps/signing/facts-text.ts';
import { damaged, SigningFault } from '#/modules/apps/signing/signing-faults.ts';

export type PlistValue =
  | string
  | number
  | boolean
  | Date
  | Buffer
  | readonly PlistValue[]
  | ReadonlyMap<string, PlistValue>;

const deepest = 20;
const mostTags = 50_000;

/** Text up to a tag, and the tag: an opening, closing or empty element without attributes, except the version of the root. */
const token = /([^<]*)<(\/?)([a-z]{1,10})( version="1\.0")?\s*(\/?)>/y;
const declaration =
  /^\s*<\?xml version="1\.0"(?: encoding="(?:UTF|utf)-8")?(?: standalone="(?:yes|no)")?\s*\?>/;
/** It names a definition, which is not fetched. An internal subset, which could declare entities, does not match. */
const doctype = /^\s*<!DOCTYPE plist(?:\s+PUBLIC\s+"[^"<>&]*")?(?:\s+SYSTEM)?(?:\s+"[^"<>&]*")?\s*>/;

/**
 * Reads a property list in XML: the tags of Apple's definition, and no others. Entities other than the predefined ones, comments,
 * CDATA and processing instructions fail with `signing.plist_forbidden`, a binary list with `signing.plist_binary`, everything else that is
 * not a property list with `signing.file_damaged`.
 */
export function readPlist(bytes: Buffer): PlistValue {
  if (bytes.subarray(0, 6).equals(Buffer.from('bplist'))) throw new SigningFault('signing.plist_binary');
  const text = withoutProlog(utf8Of(bytes));
  const reader = createTokenReader(text);
  const root = reader.next();
  if (root.name !== 'plist' || root.kind !== 'open') throw damaged('structure');
  const value = readValue(reader, reader.next(), 0);
  const end = reader.next();
  if (end.kind !== 'close' || end.name !== 'plist' || !reader.isAtEnd()) throw damaged('structure');
  return value;
}

function utf8Of(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw damaged('text');
  }
}

function withoutProlog(text: string): string {
  const body = text.replace(declaration, '').replace(doctype, '');
  const forbidden = /<[!?][A-Za-z[-]{0,20}/.exec(body)?.[0];
  if (forbidden !== undefined) throw new SigningFault('signing.plist_forbidden', { found: forbidden });
  return body;
}

interface Token {
  readonly kind: 'open' | 'close' | 'empty';
  readonly name: string;
  /** Before the tag. */
  readonly text: string;
}

interface TokenReader {
  readonly next: () => Token;
  readonly isAtEnd: () => boolean;
}

function createTokenReader(text: string): TokenReader {
  let at = 0;
  let tokens = 0;
  return {
    isAtEnd: () => text.slice(at).trim() === '',
    next: () => {
      token.lastIndex = at;
      const found = token.exec(text);
      if (!found) throw damaged(text.indexOf('<', at) === -1 ? 'truncated' : 'structure', at);
      tokens += 1;
      if (tokens > mostTags) throw damaged('size', at);
      at = token.lastIndex;
      const [, before = '', slash, name = '', version, end] = found;
      if ((slash !== '' && end !== '') || (version !== undefined && name !== 'plist'))
        throw damaged('structure', at);
      return { kind: slash !== '' ? 'close' : end !== '' ? 'empty' : 'open', name, text: before };
    },
  };
}

function readValue(reader: TokenReader, { kind, name, text }: Token, depth: number): PlistValue {
  if (depth > deepest) throw damaged('depth');
  if (kind === 'close' || text.trim() !== '') throw damaged('structure');
  if (name === 'dict') return kind === 'empty' ? new Map() : readDict(reader, depth + 1);
  if (name === 'array') return kind === 'empty' ? [] : readArray(reader, depth + 1);
  return leafOf(name, kind === 'empty' ? '' : textUntilClose(reader, name));
}

function readArray(reader: TokenReader, depth: number): PlistValue[] {
  const values: PlistValue[] = [];
  for (let next = reader.next(); ; next = reader.next()) {
    if (isClose(next, 'array')) return values;
    values.push(readValue(reader, next, depth));
  }
}

function readDict(reader: TokenReader, depth: number): Map<string, PlistValue> {
  const values = new Map<string, PlistValue>();
  for (let next = reader.next(); ; next = reader.next()) {
    if (isClose(next, 'dict')) return values;
    if (next.kind !== 'open' || next.name !== 'key' || next.text.trim() !== '') throw damaged('structure');
    const key = unescaped(textUntilClose(reader, 'key'));
    // Readers differ in which of two they take.
    if (values.has(key)) throw damaged('content');
    values.set(key, readValue(reader, reader.next(), depth));
  }
}

const isClose = ({ kind, name, text }: Token, closed: string): boolean =>
  kind === 'close' && name === closed && text.trim() === '';

function textUntilClose(reader: TokenReader, opened: string): string {
  const { kind, name, text } = reader.next();
  if (kind !== 'close' || name !== opened) throw damaged('structure');
  return text;
}

const dateText = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const base64Text = /^[A-Za-z0-9+/]*={0,2}$/;

function leafOf(name: string, text: string): PlistValue {
  switch (name) {
    case 'string':
      return unescaped(text);
    case 'true':
    case 'false':
      if (text.trim() !== '') throw damaged('content');
      return name === 'true';
    case 'integer':
      return numberOf(text, /^[+-]?\d{1,20}$/);
    case 'real':
      return numberOf(text, /^[+-]?\d{1,20}(?:\.\d{1,20})?(?:[eE][+-]?\d{1,3})?$/);
    case 'date': {
      const date = new Date(dateText.test(text.trim()) ? text.trim() : Number.NaN);
      if (Number.isNaN(date.getTime())) throw damaged('content');
      return date;
    }
    case 'data': {
      const packed = text.replace(/\s+/g, '');
      if (!base64Text.test(packed)) throw damaged('content');
      return Buffer.from(packed, 'base64');
    }
    default:
      throw damaged('structure');
  }
}

function numberOf(text: string, pattern: RegExp): number {
  if (!pattern.test(text.trim())) throw damaged('content');
  return Number(text.trim());
}

const predefined: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', apos: "'", quot: '"' };
const reference = /&(?:#(\d{1,7})|#x([\dA-Fa-f]{1,6})|([^;&\s]{1,20}))?;?/g;

/** Replaces character references and the five predefined entities. */
function unescaped(text: string): string {
  return text.replace(reference, (found, decimal?: string, hex?: string, name?: string) => {
    const known = name === undefined ? undefined : predefined[name];
    if (found.endsWith(';') && known !== undefined) return known;
    const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    if (!found.endsWith(';') || Number.isNaN(code))
      throw new SigningFault('signing.plist_forbidden', { found: shownText(found) });
    if (code > 0x10ffff || code === 0 || (code >= 0xd800 && code <= 0xdfff)) throw damaged('content');
    return String.fromCodePoint(code);
  });
}
