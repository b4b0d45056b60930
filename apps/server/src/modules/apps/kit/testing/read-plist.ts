import { XMLParser } from 'fast-xml-parser';

type Value = string | number | boolean | Value[] | { [key: string]: Value };
interface Node {
  readonly [name: string]: unknown;
}

const parser = new XMLParser({ preserveOrder: true, trimValues: false, parseTagValue: false });

/** Reads a property list in XML, without the code that writes it. */
export function readPlist(xml: string): Value {
  const plist = (parser.parse(xml) as Node[]).find((node) => 'plist' in node);
  const [root] = elementsOf(plist?.plist);
  if (root === undefined) throw new Error('there is no property list');
  return plistValue(root);
}

/** Elements without the white space between them. */
const elementsOf = (nodes: unknown): Node[] => ((nodes ?? []) as Node[]).filter((node) => !('#text' in node));

const textOf = (nodes: unknown): string =>
  ((nodes ?? []) as Node[]).map((node) => String(node['#text'])).join('');

function plistValue(node: Node): Value {
  const [name = '', content] = Object.entries(node)[0] ?? [];
  if (name === 'string') return textOf(content);
  if (name === 'integer') return Number(textOf(content));
  if (name === 'true' || name === 'false') return name === 'true';
  const inner = elementsOf(content);
  if (name === 'array') return inner.map(plistValue);
  if (name !== 'dict') throw new Error(`<${name}> is no value`);
  const members: Record<string, Value> = {};
  for (let index = 0; index < inner.length; index += 2) {
    const [key, value] = [inner[index], inner[index + 1]];
    if (!key || !('key' in key) || !value) throw new Error('a key has no value');
    members[textOf(key.key)] = plistValue(value);
  }
  return members;
}
