import { cleanTitle } from '#/platform/lib/clean-text.ts';
import type { RequestHead } from './http-head.ts';
import { replies } from './replies.ts';
import type { RelayState } from './state.ts';

/** As Icecast names them, and `.pls` for players that know only that. */
const kinds = {
  '.m3u': { type: 'audio/x-mpegurl', write: (url: string) => `${url}\r\n` },
  '.pls': {
    type: 'audio/x-scpls',
    write: (url: string, title: string) =>
      `[playlist]\r\nNumberOfEntries=1\r\nFile1=${url}\r\nTitle1=${title}\r\nLength1=-1\r\nVersion=2\r\n`,
  },
  '.xspf': {
    type: 'application/xspf+xml',
    write: (url: string, title: string) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<playlist version="1" xmlns="http://xspf.org/ns/0/"><trackList><track>` +
      `<location>${xml(url)}</location><title>${xml(title)}</title></track></trackList></playlist>\n`,
  },
} as const;

const pattern = /^(\/.+)(\.m3u|\.pls|\.xspf)$/;

/**
 * Returns the playlist of a live mount: `GET /mount.m3u`. Null when the path names none, or a mount has this very name.
 * `peer` is the address that the connection comes from.
 */
export function playlistReply(state: RelayState, head: RequestHead, peer: string): string | null {
  const [, mount = '', extension = ''] = pattern.exec(head.path) ?? [];
  const live = state.live.get(mount);
  if (!live || state.live.has(head.path)) return null;
  const { type, write } = kinds[extension as keyof typeof kinds];
  const url = (state.publicOrigin ?? requestOrigin(state, head, peer)) + mount;
  return replies.playlist(type, write(url, cleanTitle(live.config.name ?? '') ?? mount.slice(1)));
}

/** The origin that the player used: a trusted proxy may have received its request over TLS. */
function requestOrigin(state: RelayState, head: RequestHead, peer: string): string {
  const [forwarded = ''] = (head.headers.get('x-forwarded-proto') ?? '').split(',');
  const isSecure = state.isTrustedProxy(peer) && forwarded.trim().toLowerCase() === 'https';
  // A name or address with a port; anything else would write lines of its own into the file.
  const host = /^[\w.:[\]-]{1,255}$/.exec(head.headers.get('host') ?? '')?.[0] ?? `127.0.0.1:${state.port}`;
  return `${isSecure ? 'https' : 'http'}://${host}`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
