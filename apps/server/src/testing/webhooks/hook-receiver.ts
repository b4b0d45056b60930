import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface ReceivedHook {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly event: { readonly type: string; readonly data: Readonly<Record<string, unknown>> };
}

/** An HTTP server that receives webhooks. */
export interface HookReceiver {
  /** `127.0.0.1:port`. */
  readonly place: string;
  readonly url: string;
  readonly received: ReceivedHook[];
  /** The status of its responses; 0 closes the connection without one, -1 never responds. */
  status: number;
  close(): Promise<void>;
}

export async function startHookReceiver(): Promise<HookReceiver> {
  const received: ReceivedHook[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({
        headers: headersOf(request.headers),
        body,
        event: JSON.parse(body) as ReceivedHook['event'],
      });
      if (receiver.status === -1) return;
      if (receiver.status === 0) return request.socket.destroy();
      response.writeHead(receiver.status, { location: '/elsewhere' });
      return response.end(`answer ${receiver.status}`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receiver: HookReceiver = {
    place,
    url: `http://${place}/hook?source=studio`,
    received,
    status: 200,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}

function headersOf(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
