import { Readable } from 'node:stream';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** Fetch without a socket: the whole server, from routing to serialisation, in this process. */
export function createInjectFetch(app: FastifyInstance): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
    const { statusCode, headers, stream } = await inject(app, {
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body && { payload: body }),
      payloadAsStream: true,
    });
    request.signal.addEventListener('abort', () => stream.destroy(), { once: true });
    const isEmpty = statusCode === 204 || statusCode === 304 || request.method === 'HEAD';
    if (isEmpty) stream.resume();
    return new Response(isEmpty ? null : (Readable.toWeb(stream) as ReadableStream<Uint8Array>), {
      status: statusCode,
      headers: Object.entries(headers).flatMap(([name, value]) =>
        (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
      ),
    });
  };
}

async function inject(app: FastifyInstance, options: InjectOptions) {
  const response = await app.inject(options);
  return { statusCode: response.statusCode, headers: response.headers, stream: response.stream() };
}
