import { decodeTitle } from './charset/title-charset.ts';

/** The request head, limited to the needs of a streaming server. */
export interface RequestHead {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** As sent: titles may use another encoding than UTF-8. */
  readonly rawQuery: string;
  readonly version: '1.0' | '1.1';
  /**
   * Names in lower case; the first value of a repeated header wins. The values of X-Forwarded-For are joined: a proxy
   * may append a line of its own to a forged one.
   */
  readonly headers: ReadonlyMap<string, string>;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

const maxHeaders = 64;

/**
 * As lenient as Icecast: methods in any case, repeated spaces, `ICE/1.0` of old source clients, and
 * raw bytes above 0x7f in the query.
 */
const requestLinePattern = /^([A-Za-z]{3,10}) +(\/[\x21-\x7e\x80-\xff]*) +(?:HTTP|ICE)\/1\.([01]) *$/i;

/** Parses a head that was decoded as Latin-1. Returns null when the text is not HTTP. */
export function parseHead(text: string): RequestHead | null {
  const [requestLine = '', ...lines] = text.split(/\r?\n/);
  const match = requestLinePattern.exec(requestLine);
  const headers = match && parseHeaders(lines);
  if (!match || !headers) return null;
  const [, method = '', target = '', minor] = match;
  const mark = target.indexOf('?');
  const rawQuery = mark === -1 ? '' : target.slice(mark + 1);
  return {
    method: method.toUpperCase(),
    path: mark === -1 ? target : target.slice(0, mark),
    query: new URLSearchParams(rawQuery),
    rawQuery,
    version: minor === '1' ? '1.1' : '1.0',
    headers,
  };
}

/** Like Icecast, ignores lines without a colon. Returns null when there are too many headers. */
export function parseHeaders(lines: readonly string[]): Map<string, string> | null {
  const headers = new Map<string, string>();
  for (const line of lines) {
    if (line === '') break;
    const colon = line.indexOf(':');
    if (colon < 1 || /^[ \t]/.test(line)) continue;
    if (headers.size >= maxHeaders) return null;
    const name = line.slice(0, colon).trim().toLowerCase();
    const value = line.slice(colon + 1).trim();
    const former = headers.get(name);
    if (former === undefined) headers.set(name, value);
    // HAProxy appends a line of its own.
    else if (name === 'x-forwarded-for') headers.set(name, `${former}, ${value}`);
  }
  return headers;
}

/** RFC 7617. */
export function basicCredentials(head: RequestHead): Credentials | null {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(head.headers.get('authorization') ?? '') ?? [];
  if (!encoded) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon === -1 ? null : { username: text.slice(0, colon), password: text.slice(colon + 1) };
}

/**
 * Decodes one query parameter, by the `charset` parameter when it names an encoding. Escapes and raw
 * bytes may be mixed.
 */
export function textParameter(head: RequestHead, name: string): string | null {
  const pair = head.rawQuery.split('&').find((part) => part.startsWith(`${name}=`));
  if (pair === undefined) return null;
  const escaped = pair.slice(name.length + 1).replaceAll('+', ' ');
  const bytes = Buffer.from(
    escaped.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
  return decodeTitle(bytes, head.query.get('charset'));
}
