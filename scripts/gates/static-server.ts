import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

interface Options {
  readonly folder: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON responses by path. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

/** Serves a folder on a free loopback port, with index.html for unknown paths. */
export async function serveFolder({
  folder,
  headers = {},
  answers = {},
}: Options): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (path in answers) {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[path]));
      return;
    }
    const wanted = join(folder, normalize(path));
    const file = existsSync(wanted) && statSync(wanted).isFile() ? wanted : join(folder, 'index.html');
    response.setHeader('content-type', contentTypes[extname(file)] ?? 'application/octet-stream');
    if (existsSync(file)) createReadStream(file).pipe(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
