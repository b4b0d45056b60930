import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A YP directory that accepts all casts, except at `/refused`. */
export async function startDirectory(): Promise<{ host: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      const headers =
        request.url === '/refused'
          ? { YPResponse: '0', YPMessage: 'No <b>jingles</b> here' }
          : { YPResponse: '1', YPMessage: 'Added', SID: '5678-of-a-journey', TouchFreq: '60' };
      response.writeHead(200, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
