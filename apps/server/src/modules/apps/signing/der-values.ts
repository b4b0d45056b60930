import { type DerElement, tags } from '#/modules/apps/signing/der.ts';
import { damaged } from '#/modules/apps/signing/signing-faults.ts';

/** Whether an element has a universal type. */
export const is = (element: DerElement | undefined, type: keyof typeof tags): element is DerElement =>
  element?.tagClass === 'universal' && element.tag === tags[type];

/** Whether an element has the context-specific tag `[number]`. */
export const isContext = (element: DerElement | undefined, number: number): element is DerElement =>
  element?.tagClass === 'context' && element.tag === number;

/** The child at `index`. Fails with `signing.file_damaged`, as all functions of this file do. */
export function childAt(element: DerElement, index: number): DerElement {
  const child = element.children[index];
  if (!child) throw damaged('structure', element.start);
  return child;
}

/** The elements of a SEQUENCE or a SET. */
export function partsOf(element: DerElement, type: 'sequence' | 'set' = 'sequence'): readonly DerElement[] {
  if (!is(element, type) || !element.isConstructed) throw damaged('structure', element.start);
  return element.children;
}

/** The element in an explicit tag `[number]`. */
export function explicitAt(element: DerElement, number: number): DerElement {
  if (!isContext(element, number) || element.children.length !== 1) throw damaged('structure', element.start);
  return childAt(element, 0);
}

/** The content without identifier and length. */
export const contentOf = ({ source, contentStart, contentEnd }: DerElement): Buffer =>
  source.subarray(contentStart, contentEnd);

/** The whole encoding. */
export const encodingOf = ({ source, start, end }: DerElement): Buffer => source.subarray(start, end);

/** An OCTET STRING, which BER may split into parts; also one with an implicit tag. */
export function octetsOf(element: DerElement, implicitTag?: number): Buffer {
  const isOctets = implicitTag === undefined ? is(element, 'octetString') : isContext(element, implicitTag);
  if (!isOctets) throw damaged('structure', element.start);
  if (!element.isConstructed) return contentOf(element);
  return Buffer.concat(element.children.map((part) => octetsOf(part)));
}

/** A non-negative INTEGER; inexact above 2^53. */
export function countOf(element: DerElement): number {
  const content = contentOf(element);
  if (!is(element, 'integer') || element.isConstructed || content.length === 0 || content.length > 32)
    throw damaged('structure', element.start);
  if ((content[0] ?? 0) >= 0x80) throw damaged('content', element.start);
  return Number(BigInt(`0x${content.toString('hex')}`));
}

/** An OBJECT IDENTIFIER in dotted form. */
export function oidOf(element: DerElement): string {
  const content = contentOf(element);
  const last = content.at(-1);
  if (!is(element, 'objectIdentifier') || last === undefined || last >= 0x80 || content.length > 64)
    throw damaged('structure', element.start);
  const arcs: bigint[] = [];
  let arc = 0n;
  for (const byte of content) {
    arc = (arc << 7n) | BigInt(byte & 0x7f);
    if (byte >= 0x80) continue;
    if (arcs.length === 0) {
      const root = arc < 40n ? 0n : arc < 80n ? 1n : 2n;
      arcs.push(root, arc - root * 40n);
    } else arcs.push(arc);
    arc = 0n;
  }
  return arcs.join('.');
}

/** An AlgorithmIdentifier. */
export interface Algorithm {
  readonly oid: string;
  readonly parameters: DerElement | undefined;
}

export function algorithmOf(element: DerElement): Algorithm {
  const [oid, parameters] = partsOf(element);
  if (!oid) throw damaged('structure', element.start);
  return { oid: oidOf(oid), parameters };
}

/** The text of a string of any type that names have; null if it is of another type. */
export function textOf(element: DerElement): string | null {
  if (element.tagClass !== 'universal' || element.isConstructed) return null;
  const content = contentOf(element);
  switch (element.tag) {
    case tags.utf8String:
      return content.toString('utf8');
    case tags.printableString:
    case tags.ia5String:
    case tags.t61String:
      return content.toString('latin1');
    case tags.bmpString:
      return utf16Be(content);
    default:
      return null;
  }
}

function utf16Be(content: Buffer): string {
  const even = content.subarray(0, content.length - (content.length % 2));
  return Buffer.from(even).swap16().toString('utf16le');
}

/** A UTCTime or a GeneralizedTime in UTC. */
export function timeOf(element: DerElement): Date {
  const isShort = element.tag === tags.utcTime;
  if (element.tagClass !== 'universal' || !(isShort || element.tag === tags.generalizedTime))
    throw damaged('structure', element.start);
  const found = (isShort ? shortTime : longTime).exec(contentOf(element).toString('latin1'));
  if (!found) throw damaged('content', element.start);
  const [year = '', month, day, hour, minute, second] = found.slice(1);
  // X.509: two digits are the years 1950 to 2049.
  const fullYear = isShort ? (Number(year) < 50 ? `20${year}` : `19${year}`) : year;
  const time = new Date(`${fullYear}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(time.getTime())) throw damaged('content', element.start);
  return time;
}

const shortTime = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/;
const longTime = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/;
