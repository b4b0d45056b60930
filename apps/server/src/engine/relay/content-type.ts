import type { RequestHead } from './http-head.ts';

/** The names that encoders use for one format, so that its listeners can be moved between mounts. */
const canonicalTypes: Readonly<Record<string, string>> = {
  'audio/mp3': 'audio/mpeg',
  'audio/mpeg3': 'audio/mpeg',
  'audio/mpg': 'audio/mpeg',
  'audio/x-mp3': 'audio/mpeg',
  'audio/x-mpeg': 'audio/mpeg',
  'audio/x-mpeg-3': 'audio/mpeg',
  'audio/x-mpeg3': 'audio/mpeg',
  'audio/x-mpg': 'audio/mpeg',
  'audio/x-aac': 'audio/aac',
  'audio/x-aacp': 'audio/aacp',
  'application/x-ogg': 'application/ogg',
  'audio/x-ogg': 'audio/ogg',
};

/** `SOURCE` predates the required content type: without one it means MP3. */
export function sourceContentType(head: RequestHead): string | null {
  const [type = ''] = (head.headers.get('content-type') ?? '').split(';');
  const name = type.trim().toLowerCase();
  if (name === '') return head.method === 'SOURCE' ? 'audio/mpeg' : null;
  return canonicalTypes[name] ?? name;
}

/** Ogg cannot be joined anywhere: every listener first needs the headers of its logical streams. */
export const isOggType = (contentType: string): boolean =>
  contentType === 'application/ogg' || contentType === 'audio/ogg';

/**
 * Icecast relays any type. We relay audio only, since a page or a script on the streams' host would
 * be a risk to listeners; WebM would need its headers stored.
 */
export const isRelayed = (contentType: string): boolean =>
  isOggType(contentType) || (/^audio\/[a-z0-9.+-]{1,60}$/.test(contentType) && contentType !== 'audio/webm');
