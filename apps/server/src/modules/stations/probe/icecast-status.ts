import * as z from 'zod/mini';
import type { Values } from '#/modules/stations/probe/service-reading.ts';

/** One stream on the public status page of an Icecast. */
export interface IcecastStream {
  /** The path only: the host is the one that the server calls itself. */
  readonly mount: string;
  readonly values: Values;
}

const source = z.record(z.string(), z.unknown());
const page = z.object({
  icestats: z.object({
    // Absent without a source, an object with one, a list with more.
    source: z.nullish(z.union([z.array(source), source])),
  }),
});
/** Text that looks like a number or a boolean arrives as one. */
const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** Returns the streams that are on air; null when the page cannot be read, which says nothing of them. */
export function parseIcecastStatus(text: string): IcecastStream[] | null {
  const parsed = page.safeParse(parseJson(text) ?? parseJson(repaired(text)));
  if (!parsed.success) return null;
  const { source: sources } = parsed.data.icestats;
  return [sources ?? []].flat().flatMap((each) => {
    const values: Values = (name) => {
      const value = scalar.safeParse(each[name]);
      return value.success ? String(value.data) : null;
    };
    const url = values('listenurl') ?? '';
    return URL.canParse(url) ? [{ mount: new URL(url).pathname, values }] : [];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Icecast 2.4 writes some titles without quotes although they are no numbers: `-`, `1.` and `.5`. It
 * also leaves control characters in strings.
 */
function repaired(text: string): string {
  const stringOrBare = /("(?:[^"\\]|\\.)*")|:\s*(-|-?\d+\.|-?\.\d+)\s*(?=[,}])/g;
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replace(stringOrBare, (whole, string?: string, bare?: string) =>
      string === undefined ? `:"${bare}"` : whole,
    );
}
