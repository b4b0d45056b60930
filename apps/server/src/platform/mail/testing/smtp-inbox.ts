import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** By lower-case name; unfolded, with encoded words left as they are. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
  /** By name. */
  readonly files: ReadonlyMap<string, string>;
}

export interface SmtpInbox {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** Errors for the next recipients, in order; once empty, all are accepted. */
  readonly refusals: Error[];
  close(): Promise<void>;
}

/** A mail server that records the received mails. */
export async function startSmtpInbox(options: SMTPServerOptions = {}): Promise<SmtpInbox> {
  const mails: ReceivedMail[] = [];
  const refusals: Error[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, _session, done) => done(refusals.shift()),
    onData(stream, { envelope }, done) {
      buffer(stream).then((raw) => {
        const { mailFrom, rcptTo } = envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          ...parse(raw.toString('latin1')),
        });
        done();
      }, done);
    },
    ...options,
  });
  // Tests disconnect clients mid-session.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refusals,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function parse(raw: string): Pick<ReceivedMail, 'headers' | 'text' | 'html' | 'files'> {
  const [headers] = splitHead(raw);
  const parts = leavesOf(raw);
  const contentOf = ([head, body]: Entity) => decode(body, head.get('content-transfer-encoding') ?? '7bit');
  const partOf = (type: string) => {
    const part = parts.find(([head]) => head.get('content-type')?.startsWith(type));
    return part ? contentOf(part) : '';
  };
  const files = parts.flatMap((part): [string, string][] => {
    const name = /filename="?([^";]+)/.exec(part[0].get('content-disposition') ?? '')?.[1];
    return name === undefined ? [] : [[name, contentOf(part)]];
  });
  return { headers, text: partOf('text/plain'), html: partOf('text/html'), files: new Map(files) };
}

type Entity = [headers: Map<string, string>, body: string];

/** The non-multipart entities, at any depth. */
function leavesOf(entity: string): Entity[] {
  const [headers, body] = splitHead(entity);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return [[headers, body]];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => leavesOf(part.trimStart()));
}

function splitHead(entity: string): [Map<string, string>, string] {
  const end = entity.indexOf('\r\n\r\n');
  const lines = entity
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(':');
    return [name.toLowerCase(), value.join(':').trim()];
  });
  return [new Map(headers), entity.slice(end + 4)];
}

/** RFC 2045 §6. */
function decode(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return Buffer.from(text, 'latin1').toString();
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
