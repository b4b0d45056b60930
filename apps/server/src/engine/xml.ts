import { XMLParser } from 'fast-xml-parser';
import { EngineError } from './engine-error.ts';

/** An element as parsed: text, or children by name; attributes start with `@`. */
export type XmlNode = string | { readonly [name: string]: XmlNode | readonly XmlNode[] | undefined };

// No value is coerced (a title may be `1979` or `true`), and the parser expands no entity, since a
// document type could define some. `decode` handles the five XML entities and character references.
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

/** Returns the children of the root element `root`; throws `bad_reply` for any other root. */
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

/** Returns all children called `name`. */
export function children(node: XmlNode, name: string): readonly XmlNode[] {
  const value = isElement(node) ? node[name] : undefined;
  if (value === undefined) return [];
  return isList(value) ? value : [value];
}

/**
 * Returns the text of the first child called `name` (or of the attribute `@name`); null when
 * absent.
 */
export function textOf(node: XmlNode, name: string): string | null {
  const value = children(node, name)[0];
  if (value === undefined) return null;
  if (typeof value === 'string') return decode(value);
  const text = value['#text'];
  return typeof text === 'string' ? decode(text) : '';
}

/** Returns a whole number of at least 0; null when absent; throws `bad_reply` otherwise. */
export function countOf(node: XmlNode, name: string): number | null {
  const text = textOf(node, name)?.trim();
  if (text === undefined || text === '') return null;
  if (!/^\d{1,15}$/.test(text)) throw new EngineError('bad_reply', `The engine sent a strange <${name}>.`);
  return Number(text);
}
