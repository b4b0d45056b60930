import type { Asked } from '#/modules/stations/probe/ask-page.ts';
import { detectIcecast } from '#/modules/stations/probe/detect-icecast.ts';
import { detectShoutcast1, detectShoutcast2 } from '#/modules/stations/probe/detect-shoutcast.ts';
import type { Detected, Opened } from '#/modules/stations/probe/detected.ts';
import { firstOfPlaylist } from '#/modules/stations/probe/playlist-file.ts';
import { examineStream, openStream } from '#/modules/stations/probe/probe-stream.ts';
import type { Connector } from '#/platform/connector/connector.ts';
import { decodeText } from '#/platform/lib/decode-text.ts';

/** A playlist may name another one, but not for ever. */
const maxPlaylists = 2;

/**
 * Finds out by asking what a URL is that a person pasted: of a stream, of a server, of its status
 * page or of a playlist file. Rejects only for faults of this server.
 */
export async function detectService(connector: Connector, pasted: string): Promise<Detected> {
  const { url, asked } = await openListed(connector, normalised(pasted));
  const probe = await examineStream(connector, asked);
  const nothing: Detected = {
    type: 'url',
    url,
    mount: null,
    sid: null,
    name: probe.icyName,
    candidates: [],
    probe,
  };
  if ('code' in asked) return nothing;
  if (probe.codec === 'hls') return { ...nothing, type: 'hls' };
  const opened: Opened = { url, probe, isIcy: asked.protocol === 'ICY' };
  const found = await identify(connector, opened);
  if (found) return found;
  // A directory or a load balancer only leads to the service.
  const isElsewhere = new URL(asked.url).origin !== new URL(url).origin;
  return (isElsewhere && (await identify(connector, { ...opened, url: asked.url }))) || nothing;
}

async function identify(connector: Connector, opened: Opened): Promise<Detected | null> {
  const shoutcast = [detectShoutcast2, detectShoutcast1];
  const server = opened.probe.server ?? '';
  const isShoutcast = opened.isIcy || /shoutcast/i.test(server);
  const others = /icecast/i.test(server) ? [] : shoutcast;
  for (const detect of isShoutcast ? [...shoutcast, detectIcecast] : [detectIcecast, ...others]) {
    const found = await detect(connector, opened);
    if (found) return found;
  }
  return null;
}

interface Listed {
  readonly url: string;
  readonly asked: Asked;
}

/** Opens the stream that a playlist file names first, or the URL itself. */
async function openListed(connector: Connector, pasted: string): Promise<Listed> {
  let url = pasted;
  for (let playlists = 0; ; playlists += 1) {
    const asked = await openStream(connector, url);
    if ('code' in asked || asked.status !== 200 || playlists === maxPlaylists) return { url, asked };
    const next = firstOfPlaylist(decodeText(asked.body, null).text, asked.url);
    if (next === null) return { url, asked };
    url = next;
  }
}

/** People leave out the scheme, and players write `icy:` for a stream. */
function normalised(pasted: string): string {
  const text = pasted.trim().replace(/^(?:icyx?|shout|mms):\/\//i, 'http://');
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  return URL.canParse(url) ? new URL(url).href : url;
}
