import { limits } from '@unmuted/api/contract';
import * as z from 'zod';
import type { Connector } from '#/platform/connector/connector.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import type { SeenEntry } from '#/platform/db/directory-tables.ts';
import { cleanTitle } from '#/platform/lib/clean-text.ts';

/** Where an entry is shown to people. */
export const entryPage = (id: string): string => `https://www.radio-browser.info/history/${id}`;

const said = z.union([z.string(), z.number(), z.boolean()]).nullish().catch(null);
const word = (max: number) =>
  said.transform((value) => cleanTitle(String(value ?? ''))?.slice(0, max) ?? null);
const number = z.coerce.number().int().nonnegative().max(1e9).catch(0);
const words = (max: number) =>
  word(1_000).transform((value) =>
    (value ?? '')
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .slice(0, max),
  );

/** A station, as https://api.radio-browser.info describes it: of what is anything but a text or a number nothing is taken. */
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

/** Somebody may wait for it. */
const withinMs = 15_000;

export interface Searched {
  /** HTTP status of a reply, of the wrong one if there was one; null when there was none. */
  readonly status: number | null;
  /** Null: it did not answer, or not in its own format. */
  readonly entries: readonly SeenEntry[] | null;
}

/** Every station that has one of the addresses, and those of exactly that name. */
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

/** Null when it is no list; what in it is no station is left out. */
export function readStations(text: string): SeenEntry[] | null {
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) return null;
    return list.slice(0, 200).flatMap((each) => station.safeParse(each).data ?? []);
  } catch {
    return null;
  }
}
