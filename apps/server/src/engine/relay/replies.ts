import { serverId } from './server-id.ts';

/** On every response: the state of a stream is never cacheable. */
export const noCacheHeaders = [
  'Cache-Control: no-cache, no-store',
  'Expires: Mon, 26 Jul 1997 05:00:00 GMT',
  'Pragma: no-cache',
];

/** On every response that a player or a page may read. */
export const corsHeaders = [
  'Access-Control-Allow-Origin: *',
  'Access-Control-Allow-Headers: Origin, Accept, X-Requested-With, Content-Type, Icy-MetaData, Range',
  'Access-Control-Expose-Headers: icy-metaint, icy-name, icy-genre, icy-br, icy-description, icy-url',
];

/** `HTTP/1.0`, as in Icecast: a stream has no length and ends with its connection. */
export function replyHead(status: string, headers: readonly string[]): string {
  const lines = [`HTTP/1.0 ${status}`, `Server: ${serverId}`, 'Connection: Close', ...headers];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function reply(status: string, type: string, body: string, headers: readonly string[] = []): string {
  const all = [
    `Date: ${new Date().toUTCString()}`,
    `Content-Type: ${type}; charset=utf-8`,
    ...headers,
    ...noCacheHeaders,
    ...corsHeaders,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return replyHead(status, all) + body;
}

const page = (title: string, content: string): string =>
  `<html><head><title>${title}</title></head><body>${content}</body></html>\r\n`;

const errorPage = (status: string, text: string): string => {
  const code = status.slice(0, 3);
  return reply(status, 'text/html', page(`Error ${code}`, `<b>${code} - ${text}</b>`));
};

/**
 * Replies of the relay; statuses and phrases match Icecast's, which source clients and adapters
 * expect.
 */
export const replies = {
  xml: (document: string): string => reply('200 OK', 'text/xml', `<?xml version="1.0"?>\n${document}\n`),
  playlist: (type: string, text: string): string => reply('200 OK', type, text),
  done: (text: string): string =>
    reply('200 OK', 'text/html', page('Admin request successful', `<p>${text}</p>`)),
  badRequest: (text: string): string => errorPage('400 Bad Request', text),
  notFound: (): string => errorPage('404 File Not Found', 'The file you requested could not be found'),
  forbidden: (text: string): string => reply('403 Forbidden', 'text/plain', text),
  tooManyConnections: (): string =>
    reply('429 Too Many Requests', 'text/plain', 'Too many connections from your address'),
  unauthorized: (): string =>
    reply('401 Authentication Required', 'text/plain', 'You need to authenticate\r\n', [
      'WWW-Authenticate: Basic realm="Icecast2 Server"',
    ]),
  options: (): string =>
    replyHead('204 No Content', [
      'Access-Control-Allow-Methods: GET, HEAD, OPTIONS',
      'Access-Control-Max-Age: 86400',
      ...corsHeaders,
    ]),
  sourceAccepted: (continueFirst: boolean): string =>
    `${continueFirst ? 'HTTP/1.1 100 Continue\r\nContent-Length: 0\r\n\r\n' : ''}HTTP/1.0 200 OK\r\n\r\n`,
};
