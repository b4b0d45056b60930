import type { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** Fetch without a socket: the whole server in this process, from routing to serialization. */
export function createInjectFetch(
  app: FastifyInstance,
): (request: Request, from?: string) => Promise<Response> {
  return async (request, from) => {
    const { pathname, search } = new URL(request.url);
    const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body && { payload: body }),
      ...(from !== undefined && { remoteAddress: from }),
      payloadAsStream: true,
    });
    const { statusCode, headers, raw } = answer;
    const stream = answer.stream();
    // A cancelled reader closes the connection, so that the server detects it.
    stream.once('close', () => raw.res.destroy());
    request.signal.addEventListener('abort', () => stream.destroy(request.signal.reason), { once: true });
    const isEmpty = statusCode === 204 || statusCode === 304 || request.method === 'HEAD';
    if (isEmpty) stream.resume();
    return new Response(isEmpty ? null : bodyOf(stream), {
      status: statusCode,
      headers: Object.entries(headers).flatMap(([name, value]) =>
        (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
      ),
    });
  };
}

/** Not `Readable.toWeb`: it throws outside any handler when a reader cancels while data is in flight. */
function bodyOf(stream: Readable): ConstructorParameters<typeof Response>[0] {
  // The Node and DOM types of the same class.
  return ReadableStream.from(stream) as unknown as ConstructorParameters<typeof Response>[0];
}
