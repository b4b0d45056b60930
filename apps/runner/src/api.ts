import { setTimeout as delay } from 'node:timers/promises';
import type {
  Problem,
  RunnerArtifact,
  RunnerClaim,
  RunnerIdentity,
  RunnerJob,
  RunnerJobState,
  RunnerKit,
  RunnerLogged,
  RunnerOrders,
  RunnerRegistration,
  RunnerResult,
  RunnerSecrets,
} from '@unmuted/api/contract';

/** The server refused a call. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly status: number;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;

  constructor({ status, code, message, params }: Pick<Problem, 'status' | 'code' | 'message' | 'params'>) {
    super(`${message} (${code})`);
    this.status = status;
    this.code = code;
    this.params = params ?? {};
  }
}

export interface ApiOptions {
  readonly url: string;
  readonly token?: string;
  /** The wait before the first retry, which doubles up to 15 s. */
  readonly retryMs?: number;
  /** How long calls are retried that must arrive. */
  readonly patienceMs?: number;
  readonly fetch?: typeof fetch;
}

interface Call {
  readonly method?: string;
  readonly json?: unknown;
  readonly content?: Blob | Buffer;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal | undefined;
  /** How long it is retried; 0: never. */
  readonly patienceMs?: number;
}

/** A call about a job. */
type JobKey = Pick<RunnerJob, 'id' | 'lease'>;

const longestRetryMs = 15_000;
const callTimeoutMs = 60_000;
const uploadTimeoutMs = 900_000;

/** The runner's side of the API. Calls are repeated after lost answers; the server treats repetitions as one. */
export class RunnerApi {
  readonly #url: string;
  readonly #token: string | undefined;
  readonly #retryMs: number;
  readonly #patienceMs: number;
  readonly #fetch: typeof fetch;

  constructor({ url, token, retryMs = 500, patienceMs = 600_000, fetch: send = fetch }: ApiOptions) {
    this.#url = url;
    this.#token = token;
    this.#retryMs = retryMs;
    this.#patienceMs = patienceMs;
    this.#fetch = send;
  }

  register(registration: RunnerRegistration): Promise<RunnerIdentity> {
    return this.#call('runner/register', { json: registration, patienceMs: 0 });
  }

  /** Not retried here: the loop of claims waits by itself. */
  claim(json: RunnerClaim, signal: AbortSignal): Promise<{ readonly job: RunnerJob | null }> {
    const timeoutMs = json.waitS * 1_000 + 20_000;
    return this.#call('runner/jobs/claim', { json, timeoutMs, signal, patienceMs: 0 });
  }

  accept({ id, lease }: JobKey): Promise<RunnerJobState> {
    return this.#call(`runner/jobs/${id}/accept`, { json: { lease } });
  }

  kit({ id, lease }: JobKey, signal: AbortSignal): Promise<RunnerKit> {
    return this.#call(`runner/jobs/${id}/kit?lease=${lease}`, { signal });
  }

  secrets({ id, lease }: JobKey, signal: AbortSignal): Promise<RunnerSecrets> {
    return this.#call(`runner/jobs/${id}/secrets?lease=${lease}`, { signal });
  }

  /** Not retried here: the log waits by itself. */
  appendLog(
    { id, lease }: JobKey,
    part: { readonly offset: number; readonly content: Buffer; readonly isLast: boolean },
  ) {
    const query = `lease=${lease}&offset=${part.offset}${part.isLast ? '&last=true' : ''}`;
    const call = { method: 'PATCH', content: part.content, patienceMs: 0 };
    return this.#call<RunnerLogged>(`runner/jobs/${id}/log?${query}`, call);
  }

  /** Not retried: the next one follows. */
  heartbeat({ id, lease }: JobKey, progress: number | null, signal: AbortSignal): Promise<RunnerOrders> {
    const call = { json: { lease, progress }, signal, timeoutMs: 15_000, patienceMs: 0 };
    return this.#call(`runner/jobs/${id}/heartbeat`, call);
  }

  putArtifact(
    { id, lease }: JobKey,
    { name, sha256, content }: { readonly name: string; readonly sha256: string; readonly content: Blob },
    signal: AbortSignal,
  ): Promise<RunnerArtifact> {
    const path = `runner/jobs/${id}/artifacts/${encodeURIComponent(name)}?lease=${lease}&sha256=${sha256}`;
    return this.#call(path, { method: 'PUT', content, signal, timeoutMs: uploadTimeoutMs });
  }

  finish({ id, lease }: JobKey, result: Omit<RunnerResult, 'lease'>): Promise<RunnerJobState> {
    return this.#call(`runner/jobs/${id}/finish`, { json: { lease, ...result } });
  }

  /** With little patience: the lease ends anyway. */
  release({ id, lease }: JobKey): Promise<RunnerJobState> {
    return this.#call(`runner/jobs/${id}/release`, { json: { lease }, patienceMs: 5_000 });
  }

  async #call<Answer>(path: string, call: Call): Promise<Answer> {
    const { patienceMs = this.#patienceMs, signal } = call;
    const until = performance.now() + patienceMs;
    for (let waitMs = this.#retryMs; ; waitMs = Math.min(waitMs * 2, longestRetryMs)) {
      try {
        return (await this.#send(path, call)) as Answer;
      } catch (error) {
        if (!isTransient(error) || signal?.aborted || performance.now() + waitMs > until) throw error;
      }
      // Machines that lost the server together do not return together.
      await delay(waitMs * (0.75 + Math.random() / 2), undefined, { signal });
    }
  }

  async #send(
    path: string,
    { method, json, content, timeoutMs = callTimeoutMs, signal }: Call,
  ): Promise<unknown> {
    const body = json === undefined ? content : JSON.stringify(json);
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await this.#fetch(`${this.#url}/${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        accept: 'application/json',
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(body !== undefined && {
          'content-type': json === undefined ? 'application/octet-stream' : 'application/json',
        }),
      },
      ...(body !== undefined && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : body }),
      // The token is for this server alone.
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok && answer !== null) return answer;
    throw new RefusedError(problemOf(response.status, answer));
  }
}

/** A proxy may answer without a problem document. */
function problemOf(status: number, answer: unknown): ConstructorParameters<typeof RefusedError>[0] {
  const problem = (answer ?? {}) as Partial<Problem>;
  const { code = 'internal', message = `The server answered ${status}`, params } = problem;
  return { status, code, message, ...(params && { params }) };
}

/** Whether the same call can succeed later. An answer of 2xx that cannot be read was cut off. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof RefusedError)) return true;
  const { status } = error;
  return status < 400 || status >= 500 || status === 408 || status === 429;
}

/** Whether another machine may have the job. */
export const isLeaseLost = (error: unknown): boolean =>
  error instanceof RefusedError && (error.code === 'build.lease_lost' || error.status === 401);
