import { EngineError } from '#/engine/engine-error.ts';
import { children, parseXml, textOf } from '#/engine/xml.ts';
import { parseIcecastStatus } from '#/modules/stations/probe/icecast-status.ts';
import {
  askPage,
  bitrateOfValues,
  countOf,
  emptyReading,
  type Page,
  type ServiceReading,
  titleOf,
  unreadable,
  type Values,
} from '#/modules/stations/probe/service-reading.ts';
import type { ServiceTarget } from '#/modules/stations/probe/service-target.ts';
import type { Connector } from '#/platform/connector/connector.ts';
import { recodeText } from '#/platform/lib/decode-text.ts';

/** A server with a thousand mounts takes half of it. */
const maxPageBytes = 1_000_000;

/** With credentials the administration's page, which also has limits; otherwise the public one. */
export async function readIcecast(connector: Connector, target: ServiceTarget): Promise<ServiceReading> {
  const mount = target.mount ?? new URL(target.url).pathname;
  const base = icecastBase(target.url, mount);
  if (target.credentials) {
    const reading = await readAdmin(connector, {
      base,
      mount,
      charset: target.charset,
      credentials: target.credentials,
    });
    if (reading) return reading;
  }
  return readPublic(connector, base, { mount, charset: target.charset });
}

/** Where the server's own pages are: above its mounts, also behind a proxy that adds a folder. */
function icecastBase(url: string, mount: string): string {
  const { origin, pathname } = new URL(url);
  const isBelow = samePath(pathname.slice(-mount.length), mount);
  return `${origin}${isBelow ? pathname.slice(0, -mount.length) : ''}`;
}

export const icecastStatusPage = (connector: Connector, base: string): Promise<Page> =>
  askPage(connector, { url: `${base}/status-json.xsl`, maxBytes: maxPageBytes });

async function readPublic(
  connector: Connector,
  base: string,
  { mount, charset }: { readonly mount: string; readonly charset: string | null },
): Promise<ServiceReading> {
  const page = await icecastStatusPage(connector, base);
  if ('failed' in page) {
    // Icecast 2.5 has the page of the administration for everyone, and may lack the other one.
    const statistics = page.failed.problem === '404' ? await askStatistics(connector, base) : null;
    return (statistics && readSource(statistics, mount, charset)) ?? page.failed;
  }
  const streams = parseIcecastStatus(page.text);
  if (!streams) return unreadable(page.rawReply);
  const stream = streams.find((each) => samePath(each.mount, mount));
  return stream ? readingOf(stream.values, charset, page.rawReply) : offAir(page.rawReply);
}

interface AdminPage {
  readonly base: string;
  readonly mount: string;
  readonly charset: string | null;
  readonly credentials: NonNullable<ServiceTarget['credentials']>;
}

/** Null when the administration's pages are not there: a proxy may hide them. */
async function readAdmin(
  connector: Connector,
  { base, mount, charset, credentials }: AdminPage,
): Promise<ServiceReading | null> {
  const url = `${base}/admin/stats?mount=${encodeURIComponent(decoded(mount))}`;
  const page = await askPage(connector, { url, credentials, maxBytes: maxPageBytes });
  if ('failed' in page) {
    const { failed } = page;
    if (failed.problem === '400' && failed.rawReply.includes('Source does not exist'))
      return offAir(failed.rawReply);
    return failed.state === 'unknown' ? null : failed;
  }
  return readSource(page, mount, charset);
}

async function askStatistics(connector: Connector, base: string) {
  const page = await askPage(connector, { url: `${base}/admin/publicstats`, maxBytes: maxPageBytes });
  return 'failed' in page ? null : page;
}

/** Finds a mount in the XML of the statistics; null if it is none. */
function readSource(
  { text, rawReply }: { readonly text: string; readonly rawReply: string },
  mount: string,
  charset: string | null,
): ServiceReading | null {
  try {
    const root = parseXml(text, 'icestats');
    const source = children(root, 'source').find((each) => samePath(textOf(each, '@mount') ?? '', mount));
    return source ? readingOf((name) => textOf(source, name), charset, rawReply) : offAir(rawReply);
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

const offAir = (rawReply: string): ServiceReading => ({ ...emptyReading, state: 'off_air', rawReply });

/** Icecast itself names streams without a name. */
export function icecastName(values: Values): string | null {
  const name = titleOf(values('server_name'));
  return name === 'Unspecified name' ? null : name;
}

/** Icecast takes titles for ISO-8859-1 unless its configuration names another character set. */
function readingOf(values: Values, charset: string | null, rawReply: string): ServiceReading {
  const text = (name: string) => titleOf(recodeText(values(name) ?? '', charset));
  return {
    state: 'on_air',
    listeners: countOf(values('listeners')),
    peak: countOf(values('listener_peak')),
    // `unlimited` is no number.
    limit: countOf(values('max_listeners')),
    title: text('title') ?? text('yp_currently_playing'),
    artist: text('artist'),
    name: icecastName(values),
    bitrateKbps: bitrateOfValues(values),
    contentType: titleOf(values('server_type')),
    problem: null,
    rawReply,
  };
}

/** Servers and people write the same path with and without percent encoding. */
export const samePath = (one: string, other: string): boolean => decoded(one) === decoded(other);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
