import { limits } from '@unmuted/api/contract';
import * as z from 'zod';
import type { Connector } from '#/platform/connector/connector.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import type { SeenEntry } from '#/platform/db/directory-tables.ts';
import { cleanTitle } from '#/platform/lib/clean-text.ts';

/** The public page of an entry. */
export const entryPage = (id: string): string => `https://www.radio-browser.info/history/${id}`;

const scalar = z.union([z.string(), z.number(), z.boolean()]).nullish().catch(null);
const word = (max: number) =>
  scalar.transform((value) => cleanTitle(String(value ?? ''))?.slice(0, max) ?? null);
const number = z.coerce.number().int().nonnegative().max(1e9).catch(0);
const words = (max: number) =>
  word(1_000).transform((value) =>
    (value ?? '')
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .slice(0, max),
  );

/** A station as documented at https://api.radio-browser.info; only strings and numbers are accepted. */
const station = z
  .object({
    stationuuid: z.uuid(),
    name: word(200),
    url: z.string().min(1).max(2_048),
    url_resolved: word(2_048),
    homepage: word(2_048),
    tags: words(20),
    countrycode: word(2),
    languagecodes: words(10),
    codec: word(20),
    bitrate: number,
    lastcheckok: z.coerce.number().catch(0),
    lastchecktime_iso8601: z.iso.datetime({ offset: true }).nullish().catch(null),
    clickcount: number,
    votes: number,
  })
  .transform(
    (found): SeenEntry => ({
      id: found.stationuuid,
      name: found.name ?? '',
      url: cleanTitle(found.url) ?? '',
      resolved: found.url_resolved,
      homepage: found.homepage,
      tags: found.tags,
      country: found.countrycode?.toUpperCase() ?? null,
      languages: found.languagecodes.map((code) => code.toLowerCase()),
      codec: found.codec,
      bitrate: found.bitrate > 0 ? found.bitrate : null,
      isUp: found.lastcheckok === 1,
      checkedAt: found.lastchecktime_iso8601 ? new Date(found.lastchecktime_iso8601).toISOString() : null,
      clicks: found.clickcount,
      votes: found.votes,
    }),
  );

/** A user may be waiting. */
const withinMs = 15_000;

export interface Searched {
  /** HTTP status, of a failed response if there was one; null without a response. */
  readonly status: number | null;
  /** Null without a valid response. */
  readonly entries: readonly SeenEntry[] | null;
}

/** Stations with one of the addresses, and those with exactly that name. */
export async function searchStations(
  connector: Connector,
  base: string,
  { urls, name }: { readonly urls: readonly string[]; readonly name: string },
): Promise<Searched> {
  const questions = [
    ...urls.map((url) => `/json/stations/byurl?${new URLSearchParams({ url })}`),
    `/json/stations/search?${new URLSearchParams({ name, nameExact: 'true', limit: String(limits.directoryEntries) })}`,
  ];
  try {
    const answers = await Promise.all(
      questions.map((question) => connector.ask({ url: base.replace(/\/$/, '') + question, withinMs })),
    );
    const lists = answers.map(({ status, body }) =>
      status === 200 ? readStations(body.toString('utf8')) : null,
    );
    const wrong = lists.indexOf(null);
    const { status } = answers.at(wrong) ?? { status: null };
    if (wrong !== -1) return { status, entries: null };
    const found = new Map(lists.flatMap((list) => list ?? []).map((entry) => [entry.id, entry]));
    return { status, entries: [...found.values()].slice(0, limits.directoryEntries) };
  } catch (error) {
    if (error instanceof ConnectorError) return { status: null, entries: null };
    throw error;
  }
}

/** Returns null if the text is not a list; invalid stations are omitted. */
export function readStations(text: string): SeenEntry[] | null {
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) return null;
    return list.slice(0, 200).flatMap((each) => station.safeParse(each).data ?? []);
  } catch {
    return null;
  }
}
