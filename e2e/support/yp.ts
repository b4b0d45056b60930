import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A directory that speaks YP: it enters whoever comes, but for those that come to `/refused`. */
export async function startDirectory(): Promise<{ place: string; stop: () => Promise<void> }> {
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
    place: `127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
