import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below this an answer fits into the first packets as it is. Bytes. */
const least = 4_096;

/**
 * Answers of the APIs travel compressed to whoever takes it: a list of a thousand is an eighth of its size. Who may read an answer is told
 * by a header that no page of others can have a browser send, so its length gives nothing away (BREACH). What is sent to us is not
 * unpacked: no request needs it, and a small one could become a large one.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    globalDecompression: false,
    // Files bring their compressed twins, and a stream of events must not wait for more of them.
    customTypes: /^application\/json(?:;|$)/,
    threshold: least,
    // The first takes half the time of the others.
    encodings: ['zstd', 'br', 'gzip'],
    zlibOptions: { level: 4 },
  });
}
