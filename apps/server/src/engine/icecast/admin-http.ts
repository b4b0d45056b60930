import { EngineError } from '../engine-error.ts';

/** One admin call: `GET <origin>/admin/<command>?…`. */
export type AdminGet = (
  command: string,
  query: Readonly<Record<string, string>>,
  signal?: AbortSignal,
) => Promise<string>;

export interface AdminHttpOptions {
  /** `http://127.0.0.1:8000`; a function when it changes with restarts of the engine. */
  readonly origin: string | (() => string);
  readonly username: string;
  readonly password: string;
  readonly timeoutMs: number;
}

/** The list of 2,000 listeners takes 212 kB. */
const maxReplyBytes = 8_000_000;

/** Resolves to the body of a 200 reply; rejects with an `EngineError` otherwise. */
export function createAdminGet(options: AdminHttpOptions): AdminGet {
  const authorization = `Basic ${Buffer.from(`${options.username}:${options.password}`).toString('base64')}`;
  return async (command, query, signal) => {
    const { origin } = options;
    const url = new URL(`/admin/${command}`, typeof origin === 'string' ? origin : origin());
    // encodeURIComponent, not URLSearchParams: Icecast decodes `+` as a plus sign, not as a space.
    url.search = Object.entries(query)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&');
    const timeout = AbortSignal.timeout(options.timeoutMs);
    try {
      const response = await fetch(url, {
        headers: { authorization },
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      const body = await readLimited(response);
      if (response.status === 200) return body;
      throw refusal(response.status, body);
    } catch (error) {
      if (error instanceof EngineError) throw error;
      if (signal?.aborted) throw signal.reason;
      if (timeout.aborted) throw new EngineError('timeout', 'The engine did not answer in time.');
      throw new EngineError('unavailable', 'The engine cannot be reached.', { cause: error });
    }
  };
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxReplyBytes) throw new EngineError('bad_reply', 'The engine sent too much.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Icecast's errors are HTML pages; only a phrase in the body distinguishes them. */
function refusal(status: number, body: string): EngineError {
  if (status === 401) return new EngineError('unauthorized', 'The engine refused our credentials.');
  if (status >= 500) return new EngineError('unavailable', `The engine answered ${status}.`);
  if (/Source does not exist|No such destination/.test(body)) {
    return new EngineError('unknown_mount', 'This mount is not live.');
  }
  return new EngineError('refused', `The engine answered ${status}.`);
}
