import type { Detected, Opened } from '#/modules/stations/probe/detected.ts';
import { type IcecastStream, parseIcecastStatus } from '#/modules/stations/probe/icecast-status.ts';
import { probeStream } from '#/modules/stations/probe/probe-stream.ts';
import { icecastName, icecastStatusPage, samePath } from '#/modules/stations/probe/read-icecast.ts';
import { countOf } from '#/modules/stations/probe/service-reading.ts';
import type { Connector } from '#/platform/connector/connector.ts';

/** By the public status page; where it is turned off, by the name that the server gives itself. */
export async function detectIcecast(connector: Connector, opened: Opened): Promise<Detected | null> {
  const { url, probe } = opened;
  const { pathname } = new URL(url);
  const path = isServerPage(pathname) ? null : pathname;
  for (const base of basesOf(url)) {
    const page = await icecastStatusPage(connector, base);
    const streams = 'failed' in page ? null : parseIcecastStatus(page.text);
    if (!streams) continue;
    return choose(connector, { opened, base, path, streams });
  }
  if (!/icecast/i.test(probe.server ?? '')) return null;
  return { type: 'icecast', url, mount: path, sid: null, name: probe.icyName, candidates: [], probe };
}

interface Found {
  readonly opened: Opened;
  readonly base: string;
  readonly path: string | null;
  readonly streams: readonly IcecastStream[];
}

/** The stream that the URL names, also when it is off air or hidden; otherwise the one with most listeners. */
async function choose(connector: Connector, { opened, base, path, streams }: Found): Promise<Detected> {
  const prefix = new URL(base).pathname.replace(/\/$/, '');
  const named = path?.slice(prefix.length) ?? null;
  const audience = ({ values }: IcecastStream) => countOf(values('listeners')) ?? 0;
  const [largest] = streams.toSorted((one, other) => audience(other) - audience(one));
  const stream = named === null ? largest : streams.find(({ mount }) => samePath(mount, named));
  const mount = named ?? largest?.mount ?? null;
  const url = mount === null || named !== null ? opened.url : `${base}${mount}`;
  const probe = url === opened.url ? opened.probe : await probeStream(connector, url);
  const name = probe.icyName ?? (stream ? icecastName(stream.values) : null);
  return {
    type: 'icecast',
    url,
    mount,
    sid: null,
    name,
    candidates: streams.map((each) => each.mount),
    probe,
  };
}

/** The server itself, and behind a proxy the folder that it adds. */
function basesOf(url: string): string[] {
  const { origin, pathname } = new URL(url);
  const folder = pathname.slice(0, pathname.lastIndexOf('/'));
  return folder === '' ? [origin] : [origin, origin + folder];
}

/** Pages of the server, which nobody plays. */
const isServerPage = (path: string): boolean =>
  path.endsWith('/') || /\.(?:xsl|html?)$/i.test(path) || path.startsWith('/admin/');
