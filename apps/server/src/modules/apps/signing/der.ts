import { damaged } from '#/modules/apps/signing/signing-faults.ts';

/** Bits 8 and 7 of the identifier (X.690 §8.1.2.2). */
export type TagClass = 'universal' | 'application' | 'context' | 'private';

/** An element of DER or BER, with its positions in `source`. */
export interface DerElement {
  readonly source: Buffer;
  readonly tagClass: TagClass;
  readonly tag: number;
  readonly isConstructed: boolean;
  /** Of the identifier. */
  readonly start: number;
  readonly contentStart: number;
  readonly contentEnd: number;
  /** After the content, and after the end-of-contents octets of an indefinite length. */
  readonly end: number;
  readonly children: readonly DerElement[];
}

/** CMS with certificates nests about 15 levels. */
const deepest = 40;
/** A megabyte of certificates has about 60,000. */
const mostElements = 100_000;
const classes: readonly TagClass[] = ['universal', 'application', 'context', 'private'];

interface Reading {
  readonly source: Buffer;
  readonly isDer: boolean;
  elements: number;
}

/** Parses one element of strict DER: minimal definite lengths, and strings in one part. Nothing may follow it. */
export const parseDer = (source: Buffer): DerElement => parseWhole(source, true);

/** Parses one element of BER, which CMS and PKCS#12 use. Nothing may follow it. */
export const parseBer = (source: Buffer): DerElement => parseWhole(source, false);

function parseWhole(source: Buffer, isDer: boolean): DerElement {
  const root = readElement({ source, isDer, elements: 0 }, 0, source.length, 0);
  if (root.end !== source.length) throw damaged('length', root.end);
  return root;
}

function readElement(reading: Reading, start: number, limit: number, depth: number): DerElement {
  if (depth > deepest) throw damaged('depth', start);
  reading.elements += 1;
  if (reading.elements > mostElements) throw damaged('size', start);
  const identifier = byteAt(reading, start, limit);
  const tag = identifier & 0x1f;
  const tagClass = classes[identifier >> 6] ?? 'universal';
  const isConstructed = (identifier & 0x20) !== 0;
  // Higher tag numbers take several octets. No format here has them; 0 is the end of contents.
  if (tag === 0x1f || identifier === 0) throw damaged('structure', start);
  if (reading.isDer && isConstructed !== hasParts(tagClass, tag, isConstructed))
    throw damaged('structure', start);

  const { contentStart, length } = readLength(reading, start + 1, limit);
  const head = { source: reading.source, tagClass, tag, isConstructed, start, contentStart };
  if (length === null) {
    if (reading.isDer || !isConstructed) throw damaged('length', start);
    return { ...head, ...readIndefinite(reading, contentStart, limit, depth + 1) };
  }
  const end = contentStart + length;
  if (end > limit) throw damaged('truncated', start);
  const children: DerElement[] = [];
  if (isConstructed)
    for (let at = contentStart; at < end; at = children.at(-1)?.end ?? end)
      children.push(readElement(reading, at, end, depth + 1));
  return { ...head, contentEnd: end, end, children };
}

/** In DER, only sequences and sets of the universal class are constructed. */
const hasParts = (tagClass: TagClass, tag: number, isConstructed: boolean): boolean =>
  tagClass === 'universal' ? tag === tags.sequence || tag === tags.set : isConstructed;

/** A null length is indefinite. */
function readLength(
  reading: Reading,
  at: number,
  limit: number,
): { readonly contentStart: number; readonly length: number | null } {
  const first = byteAt(reading, at, limit);
  if (first < 0x80) return { contentStart: at + 1, length: first };
  if (first === 0x80) return { contentStart: at + 1, length: null };
  const octets = first & 0x7f;
  if (octets > 4) throw damaged('length', at);
  let length = 0;
  for (let index = 1; index <= octets; index += 1) length = length * 256 + byteAt(reading, at + index, limit);
  if (reading.isDer && (length < 0x80 || length < 256 ** (octets - 1))) throw damaged('length', at);
  return { contentStart: at + 1 + octets, length };
}

function readIndefinite(
  reading: Reading,
  contentStart: number,
  limit: number,
  depth: number,
): Pick<DerElement, 'contentEnd' | 'end' | 'children'> {
  const children: DerElement[] = [];
  for (let at = contentStart; ; at = children.at(-1)?.end ?? limit) {
    if (byteAt(reading, at, limit) === 0 && byteAt(reading, at + 1, limit) === 0)
      return { contentEnd: at, end: at + 2, children };
    children.push(readElement(reading, at, limit, depth));
  }
}

function byteAt({ source }: Reading, at: number, limit: number): number {
  const byte = at < limit ? source[at] : undefined;
  if (byte === undefined) throw damaged('truncated', at);
  return byte;
}

/** Numbers of universal types. */
export const tags = {
  boolean: 1,
  integer: 2,
  bitString: 3,
  octetString: 4,
  null: 5,
  objectIdentifier: 6,
  utf8String: 12,
  sequence: 16,
  set: 17,
  printableString: 19,
  t61String: 20,
  ia5String: 22,
  utcTime: 23,
  generalizedTime: 24,
  universalString: 28,
  bmpString: 30,
} as const;
