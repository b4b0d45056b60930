import { type Zippable, zipSync } from 'fflate';

/** The first moment that a zip can state, in the local time in which it does. */
const mtime = new Date(1980, 0, 1);

/** Compressed already. */
const isPacked = (name: string) => /\.(?:png|jpg)$/.test(name);

/** A zip with sorted names and a fixed date: the same files make the same bytes. */
export function zipOf(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const sorted = Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1));
  const entries = sorted.map(([name, content]): [string, Zippable[string]] => [
    name,
    [content, { mtime, level: isPacked(name) ? 0 : 9 }],
  ]);
  return zipSync(Object.fromEntries(entries));
}
