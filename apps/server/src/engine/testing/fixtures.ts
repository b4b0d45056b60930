import { readFileSync } from 'node:fs';
import { parseXml, type XmlNode } from '../xml.ts';

/** A recorded reply of Icecast 2.4.4, including its head. */
export const icecastReply = (name: string): string =>
  readFileSync(new URL(`../fixtures/icecast/${name}`, import.meta.url), 'utf8');

export const bodyOf = (reply: string): string => reply.slice(reply.indexOf('\r\n\r\n') + 4);

export const statusOf = (reply: string): string => reply.slice(0, reply.indexOf('\r\n'));

export const typeOf = (reply: string): string | null => /^Content-Type: ([^;\r]+)/im.exec(reply)?.[1] ?? null;

/** Returns the sorted, unique paths of an element's descendants: `source/listener/ID`. */
export function shapeOf(xml: string): string[] {
  const root = /<(\w+)[ >/]/.exec(xml.replace(/^<\?[^>]*>/, ''))?.[1] ?? '';
  const paths = new Set<string>([root]);
  const walk = (node: XmlNode | readonly XmlNode[] | undefined, path: string): void => {
    if (node === undefined || typeof node === 'string') return;
    if (Array.isArray(node)) {
      for (const each of node) walk(each, path);
      return;
    }
    for (const [name, child] of Object.entries(node)) {
      if (name === '#text') continue;
      paths.add(`${path}/${name}`);
      walk(child, `${path}/${name}`);
    }
  };
  walk(parseXml(xml, root), root);
  return [...paths].sort();
}
