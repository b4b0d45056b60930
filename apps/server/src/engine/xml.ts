import { XMLParser } from 'fast-xml-parser';
import { EngineError } from './engine-error.ts';

/** An element as the parser gives it: text, or children by name; attributes start with `@`. */
export type XmlNode = string | { readonly [name: string]: XmlNode | readonly XmlNode[] | undefined };

// Nothing is coerced (a title may be `1979` or `true`) and no entity is expanded by the parser: a document type
// could define some. The five of XML and character references are decoded by `decode`.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: false,
});

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name) return named[String(name).toLowerCase()] ?? whole;
    const point = hex ? Number.parseInt(hex, 16) : Number.parseInt(decimal, 10);
    return point <= 0x10ffff ? String.fromCodePoint(point) : '\uFFFD';
  });
}

/** The children of the root element `root`; anything else is a `bad_reply`. */
export function parseXml(xml: string, root: string): XmlNode {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) {
    throw new EngineError('bad_reply', 'The engine sent a document type.');
  }
  let document: unknown;
  try {
    document = parser.parse(xml, true);
  } catch (error) {
    throw new EngineError('bad_reply', 'The engine sent no well-formed XML.', { cause: error });
  }
  if (!isElement(document) || !(root in document)) {
    throw new EngineError('bad_reply', `The engine sent no <${root}>.`);
  }
  return first(document[root]) ?? {};
}

function isElement(value: unknown): value is Exclude<XmlNode, string> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function first(value: XmlNode | readonly XmlNode[] | undefined): XmlNode | undefined {
  return isList(value) ? value[0] : value;
}

const isList = (value: XmlNode | readonly XmlNode[] | undefined): value is readonly XmlNode[] =>
  Array.isArray(value);

/** Every child called `name`. */
export function children(node: XmlNode, name: string): readonly XmlNode[] {
  const value = isElement(node) ? node[name] : undefined;
  if (value === undefined) return [];
  return isList(value) ? value : [value];
}

/** The text of the first child called `name` (or of the attribute `@name`); null when it is absent. */
export function textOf(node: XmlNode, name: string): string | null {
  const value = children(node, name)[0];
  if (value === undefined) return null;
  if (typeof value === 'string') return decode(value);
  const text = value['#text'];
  return typeof text === 'string' ? decode(text) : '';
}

/** A whole number of at least 0; null when absent; a `bad_reply` when it is something else. */
export function countOf(node: XmlNode, name: string): number | null {
  const text = textOf(node, name)?.trim();
  if (text === undefined || text === '') return null;
  if (!/^\d{1,15}$/.test(text)) throw new EngineError('bad_reply', `The engine sent a strange <${name}>.`);
  return Number(text);
}
