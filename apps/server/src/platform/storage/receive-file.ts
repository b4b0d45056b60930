import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '#/platform/http/app-error.ts';
import type { IncomingFile } from '#/platform/http/register-route.ts';

/** A file on the local disk with its SHA-256 in hex. */
export interface ReceivedFile {
  readonly path: string;
  readonly hash: string;
  readonly bytes: number;
}

interface Receiving {
  readonly directory: string;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

/** Writes the body to a new file in `directory`. Fails with `upload.too_large` as soon as the limit is exceeded. */
export async function receiveFile(
  { stream, bytes: announced }: IncomingFile,
  { directory, maxBytes, signal }: Receiving,
): Promise<ReceivedFile> {
  if (announced !== null && announced > maxBytes) throw tooLarge(announced, maxBytes);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const place = path.join(directory, randomUUID());
  const file = await open(place, 'wx', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    // Destroying the stream would close the connection before the response.
    const chunks: AsyncIterable<Buffer> = stream.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) {
      signal.throwIfAborted();
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge(bytes, maxBytes);
      hash.update(chunk);
      await file.write(chunk);
    }
    return { path: place, hash: hash.digest('hex'), bytes };
  } catch (error) {
    stream.resume();
    await rm(place, { force: true });
    throw isAborted(error) ? new AppError('request.malformed', { cause: error }) : error;
  } finally {
    await file.close();
  }
}

/** Deletes files that a killed server left behind: no upload takes an hour. */
export async function deleteAbandonedFiles(directory: string): Promise<void> {
  const before = Date.now() - 3_600_000;
  for (const name of await readdir(directory).catch(() => [])) {
    const place = path.join(directory, name);
    const found = await stat(place).catch(() => null);
    if (found && found.mtimeMs < before) await rm(place, { force: true });
  }
}

/** `found` is the size as far as it is known: the server stops reading at the limit. */
function tooLarge(found: number, maxBytes: number): AppError {
  return new AppError('upload.too_large', { params: { found, maxBytes } });
}

/** The client closed the connection. */
const isAborted = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(error.code));
