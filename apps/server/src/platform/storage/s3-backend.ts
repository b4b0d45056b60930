import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { AppError } from '#/platform/http/app-error.ts';
import { StartError } from '#/platform/lib/start-error.ts';
import type { StorageBackend } from '#/platform/storage/storage-backend.ts';

export interface S3Settings {
  /** The address of the service, such as `https://s3.example`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** The SHA-256 of the body in hex; the service verifies it. */
  readonly bodyHash?: string;
  readonly body?: Blob;
  readonly range?: string;
  readonly timeoutMs?: number;
}

const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const requestTimeoutMs = 10_000;
/** Sending a large file at 1 MB/s. */
const putTimeoutMs = 120_000;

/**
 * Stores files in a bucket of an S3-compatible service, under `files/`. The bucket is addressed by path, which every
 * service supports. The operator chooses the endpoint, so the connector's rules for addresses do not apply (ADR 24).
 */
export function createS3Backend(settings: S3Settings): StorageBackend {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const root = `${endpoint}/${bucket}`;
  const urlOf = (hash: string) => `${root}/files/${hash}`;

  /** Fails with `service.unavailable` without a response. */
  async function send(url: string, options: S3Request): Promise<Response> {
    const { method, body, bodyHash = emptyHash, range, timeoutMs = requestTimeoutMs } = options;
    const headers = { 'x-amz-content-sha256': bodyHash, ...(range && { range }) };
    try {
      const request = await client.sign(url, { method, headers });
      return await fetch(request.url, {
        method,
        headers: request.headers,
        ...(body && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (cause) {
      throw unavailable(cause);
    }
  }

  async function has(hash: string): Promise<boolean> {
    const response = await send(urlOf(hash), { method: 'HEAD' });
    if (response.status !== 404 && !response.ok) throw await failureOf(response);
    return response.ok;
  }

  return {
    has,
    async put(hash, path) {
      if (await has(hash)) return;
      const body = await openAsBlob(path);
      const response = await send(urlOf(hash), {
        method: 'PUT',
        body,
        bodyHash: hash,
        timeoutMs: putTimeoutMs,
      });
      if (!response.ok) throw await failureOf(response);
      await response.body?.cancel();
    },
    async open(hash, range) {
      const response = await send(urlOf(hash), {
        method: 'GET',
        timeoutMs: putTimeoutMs,
        ...(range && { range: `bytes=${range.first}-${range.last}` }),
      });
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      if (response.status !== (range ? 206 : 200) || !response.body) throw await failureOf(response);
      return Readable.fromWeb(response.body as ReadableStream);
    },
    async delete(hash) {
      const response = await send(urlOf(hash), { method: 'DELETE' });
      if (!response.ok && response.status !== 404) throw await failureOf(response);
      await response.body?.cancel();
    },
    async check() {
      const response = await send(root, { method: 'HEAD' }).catch(() => null);
      // An outage of the service does not prevent the start: uploads fail until it recovers.
      if (response === null || response.ok || response.status >= 500) return;
      throw new StartError(
        `The bucket ${bucket} at ${endpoint} responds with ${response.status}. Check S3_BUCKET, S3_REGION and the S3 keys.`,
      );
    },
  };
}

/** The error code is in an XML document; its other contents are not trusted. */
async function failureOf(response: Response): Promise<AppError> {
  const text = (await response.text().catch(() => '')).slice(0, 2_000);
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? 'unknown';
  const cause = new Error(`The storage service responded with ${response.status} (${code}).`);
  const isFull =
    response.status === 507 || /^(?:QuotaExceeded|\w*StorageFull|InsufficientCapacity)$/.test(code);
  return isFull ? new AppError('storage.full', { cause }) : unavailable(cause);
}

const unavailable = (cause: unknown): AppError =>
  new AppError('service.unavailable', { cause, headers: { 'retry-after': '5' } });
