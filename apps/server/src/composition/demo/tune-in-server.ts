import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { httpHeadEnd } from '#/platform/lib/http-head-end.ts';

/** A partner of TuneIn with the stations that are its own. */
export interface TuneInPartner {
  readonly partnerId: string;
  readonly partnerKey: string;
  /** Ids at TuneIn, such as `s304112`. */
  readonly stations: readonly string[];
}

/** Faults of the service. */
export type TuneInFault = 'hang' | 'redirect' | 'echo' | keyof typeof faultyReplies;

export interface TuneInServerOptions {
  readonly partners: readonly TuneInPartner[];
  readonly now?: () => number;
}

export interface TuneInServer {
  readonly origin: string;
  /** The raw queries, in order. */
  readonly queries: string[];
  /** Null to respond as TuneIn does. */
  setFault(fault: TuneInFault | null): void;
  stop(): Promise<void>;
}

interface History {
  readonly calls: { readonly at: number; readonly text: string }[];
  blockedUntil: number;
}

const minuteMs = 60_000;
const blockMs = 60 * minuteMs;
/** TuneIn does not publish its limits; these are strict enough to find a timer or a repetition. */
const maxPerMinute = 12;
const maxSamePerMinute = 2;

/** Stands in for TuneIn AIR on loopback: the same path, checks and replies, as far as they are known. */
export async function startTuneInServer({
  partners,
  now = Date.now,
}: TuneInServerOptions): Promise<TuneInServer> {
  const histories = new Map<string, History>();
  const queries: string[] = [];
  let fault: TuneInFault | null = null;

  /** The status of a call, in the order in which TuneIn checks. */
  function judge(query: URLSearchParams): 200 | 400 | 403 {
    const partner = partners.find(({ partnerId }) => partnerId === query.get('partnerId'));
    if (!partner || partner.partnerKey !== query.get('partnerKey')) return 403;
    const id = query.get('id') ?? '';
    if (/^s\d+$/.test(id) && !partner.stations.includes(id)) return 403;
    if (!/^s\d+$/.test(id)) return 400;
    const isCommercial = query.get('commercial') === 'true';
    if (!isCommercial && (!query.get('title') || !query.get('artist'))) return 400;
    const text = isCommercial ? 'commercial' : `${query.get('title')}\n${query.get('artist')}`;
    return isBlocked(id, text) ? 403 : 200;
  }

  function isBlocked(id: string, text: string): boolean {
    const at = now();
    const history = histories.get(id) ?? { calls: [], blockedUntil: 0 };
    histories.set(id, history);
    if (at < history.blockedUntil) return true;
    const recent = history.calls.filter((call) => call.at > at - minuteMs);
    history.calls.splice(0, history.calls.length, ...recent, { at, text });
    const same = recent.filter((call) => call.text === text).length;
    if (recent.length < maxPerMinute && same < maxSamePerMinute) return false;
    history.blockedUntil = at + blockMs;
    return true;
  }

  function answer(socket: Socket, search: string): void {
    if (fault === 'hang') return;
    if (fault === 'redirect')
      socket.end(`HTTP/1.1 302 Found\r\nLocation: /elsewhere${search}\r\nContent-Length: 0\r\n\r\n`);
    else if (fault === 'echo') send(socket, 400, `Bad request: ${search}`, 'text/plain');
    else if (fault !== null) {
      const { status, body, type } = faultyReplies[fault];
      send(socket, status, body, type);
    } else {
      const status = judge(new URLSearchParams(search));
      send(socket, status, opml(status));
    }
  }

  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let received = Buffer.alloc(0);
    socket.on('data', (piece: Buffer) => {
      received = Buffer.concat([received, piece]);
      if (httpHeadEnd(received) === -1) return;
      const [, path, search = ''] = /^GET ([^ ?]+)(\?\S*)? /.exec(received.toString('latin1')) ?? [];
      if (path !== '/Playing.ashx') {
        send(socket, 404, '', 'text/plain');
        return;
      }
      queries.push(search);
      answer(socket, search);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    queries,
    setFault(next) {
      fault = next;
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

const titles = { 200: null, 400: 'Bad request', 403: 'Forbidden', 500: 'Server error' } as const;

function opml(status: keyof typeof titles): string {
  const title = titles[status] === null ? '' : `<title>${titles[status]}</title>`;
  return `<?xml version="1.0" encoding="utf-8" ?>\r\n<opml version="1">\r\n\t<head>${title}<status>${status}</status></head>\r\n</opml>`;
}

/** Replies that no call should get. */
const faultyReplies = {
  error_500: { status: 500, body: 'Internal Server Error', type: 'text/plain' },
  html: {
    status: 200,
    body: '<html><head><status>200</status></head><body>Maintenance</body></html>',
    type: 'text/html',
  },
  empty: { status: 200, body: '', type: 'text/plain' },
  opml_403: { status: 200, body: opml(403), type: 'text/xml' },
  opml_500: { status: 200, body: opml(500), type: 'text/xml' },
} as const;

function send(socket: Socket, status: number, body: string, type = 'text/xml; charset=utf-8'): void {
  const length = Buffer.byteLength(body);
  socket.end(
    `HTTP/1.1 ${status} Reply\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${body}`,
  );
}
