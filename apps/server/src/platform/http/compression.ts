import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** In bytes. Smaller responses fit into the first packets uncompressed. */
const least = 4_096;

/**
 * Compresses API responses: a list of a thousand shrinks to an eighth. Requests are authorized by a header that other
 * sites cannot make a browser send, so the length reveals nothing (BREACH). Request bodies are never decompressed: no
 * request needs it, and a small one could expand to a large one.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    globalDecompression: false,
    // Files are precompressed, and event streams must not be buffered.
    customTypes: /^application\/json(?:;|$)/,
    threshold: least,
    // zstd takes half the time of the others.
    encodings: ['zstd', 'br', 'gzip'],
    zlibOptions: { level: 4 },
  });
}
