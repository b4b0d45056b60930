import * as z from 'zod/mini';
import { EngineError } from '#/engine/engine-error.ts';
import { parseXml, textOf } from '#/engine/xml.ts';
import {
  askPage,
  bitrateOfValues,
  countOf,
  emptyReading,
  type ServiceReading,
  titleOf,
  unreadable,
  type Values,
} from '#/modules/stations/probe/service-reading.ts';
import type { ServiceTarget } from '#/modules/stations/probe/service-target.ts';
import { decodeEntities } from '#/modules/stations/titles/decode-entities.ts';
import type { Connector } from '#/platform/connector/connector.ts';

/** SHOUTcast gives its pages to browsers; other clients get the stream at the same addresses. */
const userAgent = 'Mozilla/5.0 (compatible; Studio)';
const maxPageBytes = 65_536;
const maxLineBytes = 4_096;

/** `/7.html`: `<body>listeners,status,peak,limit,unique,bitrate,title</body>`. */
export async function readShoutcast1(
  connector: Connector,
  { url, charset }: Pick<ServiceTarget, 'url' | 'charset'>,
): Promise<ServiceReading> {
  const page = await askPage(connector, {
    url: new URL('/7.html', url).href,
    userAgent,
    maxBytes: maxLineBytes,
    charset,
  });
  if ('failed' in page) return page.failed;
  const { text, rawReply } = page;
  const line = /^\s*(?:<.*?<body[^>]*>|<body[^>]*>)?\s*(\d+(?:,\d+){4},[^,]*,.*?)\s*(?:<\/body>.*)?$/is.exec(
    text,
  )?.[1];
  // The title is last and may contain commas.
  const [listeners = '', status, peak = '', limit = '', , bitrate = '', ...title] = line?.split(',') ?? [];
  if (status !== '0' && status !== '1') return unreadable(rawReply);
  return {
    ...emptyReading,
    state: status === '1' ? 'on_air' : 'off_air',
    listeners: countOf(listeners),
    peak: countOf(peak),
    limit: countOf(limit),
    title: status === '1' ? titleOf(decodeEntities(title.join(','))) : null,
    bitrateKbps: countOf(bitrate) || null,
    rawReply,
  };
}

/** `/stats` in JSON; older versions answer in XML, with or without being asked to. */
export async function readShoutcast2(
  connector: Connector,
  { url, sid, charset }: Pick<ServiceTarget, 'url' | 'sid' | 'charset'>,
): Promise<ServiceReading> {
  const ask = (query: string) =>
    askPage(connector, {
      url: new URL(`/stats?sid=${sid ?? 1}${query}`, url).href,
      userAgent,
      maxBytes: maxPageBytes,
      charset,
    });
  const page = await ask('&json=1');
  if ('failed' in page && page.failed.state === 'unreachable') return page.failed;
  const values = 'failed' in page ? null : (valuesOfJson(page.text) ?? valuesOfXml(page.text));
  if (values && !('failed' in page)) return readingOf(values, page.rawReply);
  const inXml = await ask('');
  if ('failed' in inXml) return inXml.failed;
  const found = valuesOfXml(inXml.text);
  return found ? readingOf(found, inXml.rawReply) : unreadable(inXml.rawReply);
}

const list = z.object({ streams: z.array(z.object({ id: z.int(), streampath: z.optional(z.string()) })) });

/** The streams of a SHOUTcast 2; none of another server. */
export async function listShoutcast2(
  connector: Connector,
  url: string,
): Promise<readonly { readonly sid: number; readonly path: string }[]> {
  const question = { url: new URL('/statistics?json=1', url).href, userAgent, maxBytes: maxPageBytes };
  const page = await askPage(connector, question);
  const parsed = list.safeParse('failed' in page ? null : parseJson(page.text));
  if (!parsed.success) return [];
  return parsed.data.streams.map(({ id, streampath }) => ({
    sid: id,
    path: streampath?.startsWith('/') ? streampath : shoutcast2Path(id),
  }));
}

/** Where a SHOUTcast 2 has a stream unless it is configured otherwise. */
export const shoutcast2Path = (sid: number): string => `/stream/${sid}/`;

const stats = z.record(z.string(), z.unknown());
/** Numbers or text, by version. */
const scalar = z.union([z.string(), z.number(), z.boolean()]);

function valuesOfJson(text: string): Values | null {
  const parsed = stats.safeParse(parseJson(text));
  if (!parsed.success || !('streamstatus' in parsed.data)) return null;
  return (name) => {
    const value = scalar.safeParse(parsed.data[name]);
    return value.success ? String(value.data) : null;
  };
}

function valuesOfXml(text: string): Values | null {
  try {
    const root = parseXml(text, 'SHOUTCASTSERVER');
    return textOf(root, 'STREAMSTATUS') === null ? null : (name) => textOf(root, name.toUpperCase());
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readingOf(values: Values, rawReply: string): ServiceReading {
  const status = values('streamstatus')?.trim();
  if (status !== '0' && status !== '1') return unreadable(rawReply);
  const isOnAir = status === '1';
  return {
    state: isOnAir ? 'on_air' : 'off_air',
    listeners: countOf(values('currentlisteners')),
    peak: countOf(values('peaklisteners')),
    limit: countOf(values('maxlisteners')),
    // Without a source the last title stays on the page.
    title: isOnAir ? titleOf(values('songtitle')) : null,
    artist: null,
    name: titleOf(values('servertitle')),
    bitrateKbps: bitrateOfValues(values),
    contentType: titleOf(values('content')),
    problem: null,
    rawReply,
  };
}
