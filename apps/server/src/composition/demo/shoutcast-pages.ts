import { escaped } from '#/platform/lib/escape-html.ts';

export interface ShoutcastStatus {
  readonly name: string;
  readonly title: string;
  readonly bitrateKbps: number;
  readonly listeners: number;
  readonly peak: number;
  readonly unique: number;
}

interface PageRequest {
  readonly version: 1 | 2;
  readonly target: string;
  readonly isBrowser: boolean;
  readonly status: ShoutcastStatus;
}

const maxListeners = 100;
const streamPath = '/stream/1/';

/** Returns the complete reply of a status page; null where the stream is. */
export function statusPage({ version, target, isBrowser, status }: PageRequest): string | null {
  const { pathname, searchParams } = new URL(target, 'http://server.example');
  if (pathname.startsWith('/;')) return null;
  return version === 1
    ? pageOf1(pathname, isBrowser, status)
    : pageOf2(pathname, {
        isBrowser,
        isJson: searchParams.get('json') === '1',
        sid: searchParams.get('sid'),
        status,
      });
}

/** Version 1 gives its pages to browsers only, and everybody else the stream at any path. */
function pageOf1(path: string, isBrowser: boolean, status: ShoutcastStatus): string | null {
  if (!isBrowser) return null;
  if (path === '/7.html') return reply('text/html', sevenValues(status));
  return path === '/' ? reply('text/html', homePage(status)) : reply('text/html', 'Invalid resource');
}

interface Request2 {
  readonly isBrowser: boolean;
  readonly isJson: boolean;
  readonly sid: string | null;
  readonly status: ShoutcastStatus;
}

function pageOf2(path: string, { isBrowser, isJson, sid, status }: Request2): string | null {
  if (path === '/7.html') return reply('text/html', sevenValues(status));
  if (path === '/stats' && (sid ?? '1') !== '1')
    return reply('text/html', 'Invalid resource', '404 Not Found');
  const stats = statsOf(status);
  if (path === '/stats')
    return isJson ? reply('application/json', JSON.stringify(stats)) : reply('text/xml', xmlOf(stats));
  if (path === '/statistics') {
    const all = { totalstreams: 1, activestreams: 1, ...totals(status) };
    return isJson
      ? reply('application/json', JSON.stringify({ ...all, streams: [{ id: 1, ...stats }] }))
      : reply('text/xml', xmlOf({ ...all, ...stats }));
  }
  if (path === '/' && isBrowser) return reply('text/html', homePage(status));
  return path === '/' || path.startsWith('/stream')
    ? null
    : reply('text/html', 'Invalid resource', '404 Not Found');
}

const totals = ({ listeners, peak, unique }: ShoutcastStatus) => ({
  currentlisteners: listeners,
  peaklisteners: peak,
  maxlisteners: maxListeners,
  uniquelisteners: unique,
});

const statsOf = (status: ShoutcastStatus) => ({
  ...totals(status),
  servertitle: status.name,
  songtitle: status.title,
  streamstatus: 1,
  streampath: streamPath,
  bitrate: String(status.bitrateKbps),
  content: 'audio/mpeg',
  version: '2 (stand-in)',
});

function xmlOf(values: Readonly<Record<string, string | number>>): string {
  const elements = Object.entries(values).map(
    ([name, value]) => `<${name.toUpperCase()}>${escaped(String(value))}</${name.toUpperCase()}>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><SHOUTCASTSERVER>${elements.join('')}</SHOUTCASTSERVER>`;
}

function sevenValues({ listeners, peak, unique, bitrateKbps, title }: ShoutcastStatus): string {
  const values = [listeners, 1, peak, maxListeners, unique, bitrateKbps, escaped(title)];
  return `<html><body>${values.join(',')}</body></html>`;
}

const homePage = ({ name, title }: ShoutcastStatus): string =>
  `<!doctype html><title>${escaped(name)}</title><p>${escaped(title)}</p>`;

function reply(type: string, body: string, status = '200 OK'): string {
  const length = Buffer.byteLength(body);
  return `HTTP/1.0 ${status}\r\ncontent-type: ${type};charset=utf-8\r\ncontent-length: ${length}\r\n\r\n${body}`;
}
