import type { Detected, Opened } from '#/modules/stations/probe/detected.ts';
import { probeStream } from '#/modules/stations/probe/probe-stream.ts';
import {
  listShoutcast2,
  readShoutcast1,
  readShoutcast2,
  shoutcast2Path,
} from '#/modules/stations/probe/read-shoutcast.ts';
import type { ServiceReading } from '#/modules/stations/probe/service-reading.ts';
import type { Connector } from '#/platform/connector/connector.ts';

/** Browsers get a page at the root of a SHOUTcast 1, but the stream at any path that starts like this. */
const shoutcast1Path = '/;';

const isRead = ({ state }: ServiceReading): boolean => state === 'on_air' || state === 'off_air';

export async function detectShoutcast1(connector: Connector, opened: Opened): Promise<Detected | null> {
  const reading = await readShoutcast1(connector, { url: opened.url, charset: null });
  if (!isRead(reading)) return null;
  const played = await playable(connector, opened, shoutcast1Path);
  return {
    type: 'shoutcast1',
    ...played,
    mount: null,
    sid: null,
    name: played.probe.icyName,
    candidates: [],
  };
}

export async function detectShoutcast2(connector: Connector, opened: Opened): Promise<Detected | null> {
  const { pathname, searchParams } = new URL(opened.url);
  const streams = await listShoutcast2(connector, opened.url);
  const atPath = streams.find(({ path }) => trimmed(path) === trimmed(pathname))?.sid;
  const written = searchParams.get('sid') ?? /^\/stream\/(\d+)/.exec(pathname)?.[1];
  const sid = atPath ?? (Number(written) || streams[0]?.sid || 1);
  const reading = await readShoutcast2(connector, { url: opened.url, sid, charset: null });
  if (!isRead(reading)) return null;
  const path = streams.find((stream) => stream.sid === sid)?.path ?? shoutcast2Path(sid);
  const played = await playable(connector, opened, path);
  return {
    type: 'shoutcast2',
    ...played,
    mount: null,
    sid,
    name: played.probe.icyName ?? reading.name,
    candidates: streams.map((stream) => stream.path),
  };
}

const trimmed = (path: string): string => path.replace(/\/$/, '');

/** Browsers get a page there; we got the stream. */
const isPage = (path: string): boolean => path === '/' || /\.html?$/i.test(path);

/** The pasted URL if it plays for everybody, otherwise the one of the stream, if that plays. */
async function playable(
  connector: Connector,
  { url, probe }: Opened,
  path: string,
): Promise<Pick<Detected, 'url' | 'probe'>> {
  if (probe.state === 'up' && !isPage(new URL(url).pathname)) return { url, probe };
  const other = new URL(path, url).href;
  const found = await probeStream(connector, other);
  return found.state === 'up' ? { url: other, probe: found } : { url, probe };
}
