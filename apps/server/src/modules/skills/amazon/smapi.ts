import type { SkillSubmissionProblem } from '@unmuted/api/contract';
import { messagesOf } from '#/modules/skills/amazon/smapi-messages.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import { isObject, retryAfterOf, stringOf } from '#/platform/connector/ask-json.ts';
import type { Answer, Connector, Question } from '#/platform/connector/connector.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';

/** Access to Amazon's Skill Management API. */
export interface SmapiSettings {
  readonly origin: string;
  /** Of Login with Amazon. */
  readonly tokenOrigin: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly refreshToken: string;
}

interface SmapiDeps {
  readonly connector: Connector;
  readonly clock: Clock;
  readonly settings: SmapiSettings;
}

export interface SmapiReply {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>>;
  /** Of what the call started. */
  readonly location: string | undefined;
}

/** A call that did not succeed. The message holds no secret. */
export class SmapiError extends Error {
  override readonly name = 'SmapiError';
  readonly problem: SkillSubmissionProblem;
  /** What Amazon said. */
  readonly messages: readonly string[];
  /** The status of the reply; null without one. */
  readonly status: number | null;
  /** How long Amazon wants us to wait. */
  readonly retryAfterMs: number | null;

  constructor(
    problem: SkillSubmissionProblem,
    {
      messages = [],
      status = null,
      retryAfterMs = null,
      cause,
    }: Partial<Pick<SmapiError, 'messages' | 'status' | 'retryAfterMs'>> & ErrorOptions = {},
  ) {
    super(`Amazon: ${problem}${status === null ? '' : ` (${status})`}`, { cause });
    this.problem = problem;
    this.messages = messages;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

export interface Smapi {
  get(path: string): Promise<SmapiReply>;
  /** Without a body, an empty one. */
  post(path: string, body?: object): Promise<SmapiReply>;
  /** Uploads a file to an address that Amazon has given. */
  upload(url: string, content: Buffer): Promise<void>;
}

/** A token is replaced before it ends, so that it does not end on the way. */
const marginMs = 60_000;

/** A client that holds an access token in memory. Rejects with a `SmapiError`. */
export function createSmapi({ connector, clock, settings }: SmapiDeps): Smapi {
  let held: { readonly token: string; readonly until: number } | null = null;

  async function ask(question: Question): Promise<Answer> {
    try {
      return await connector.ask(question);
    } catch (error) {
      if (!(error instanceof ConnectorError)) throw error;
      throw new SmapiError(error.code === 'busy' ? 'busy' : 'unreachable', { cause: error });
    }
  }

  async function takeToken(): Promise<string> {
    const now = clock.now();
    if (held && held.until > now.getTime()) return held.token;
    const form = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: settings.refreshToken,
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
    });
    const answer = await ask({ url: `${settings.tokenOrigin}/auth/o2/token`, form: form.toString() });
    const json = jsonOf(answer);
    const token = stringOf(json.access_token);
    // `invalid_grant` and `invalid_client`: a person must sign in at Amazon again.
    if (answer.status === 400 || answer.status === 401)
      throw new SmapiError('credentials', { status: answer.status });
    if (answer.status !== 200 || token === undefined) throw errorOf(answer, json, now);
    const lastsS = typeof json.expires_in === 'number' ? json.expires_in : 0;
    held = { token, until: now.getTime() + lastsS * 1_000 - marginMs };
    return token;
  }

  async function call(path: string, json?: string): Promise<SmapiReply> {
    for (let isRenewed = false; ; isRenewed = true) {
      const answer = await ask({
        url: settings.origin + path,
        headers: { authorization: `Bearer ${await takeToken()}`, accept: 'application/json' },
        ...(json !== undefined && { json }),
      });
      const body = jsonOf(answer);
      if (answer.status === 401 && !isRenewed) {
        held = null;
        continue;
      }
      if (answer.status >= 300) throw errorOf(answer, body, clock.now());
      return { status: answer.status, json: body, location: answer.headers.get('location') };
    }
  }

  return {
    get: (path) => call(path),
    post: (path, body) => call(path, body ? JSON.stringify(body) : ''),
    async upload(url, content) {
      const answer = await ask({ url, put: content });
      if (answer.status >= 300) throw errorOf(answer, {}, clock.now());
    },
  };
}

function errorOf(answer: Answer, json: SmapiReply['json'], now: Date): SmapiError {
  const { status } = answer;
  const isTemporary = status === 408 || status === 429 || status >= 500;
  const problem = status === 401 ? 'credentials' : isTemporary ? 'busy' : 'refused';
  return new SmapiError(problem, {
    status,
    messages: isTemporary ? [] : messagesOf(json),
    retryAfterMs: isTemporary ? retryAfterOf(answer, now) : null,
  });
}

function jsonOf({ body }: Answer): SmapiReply['json'] {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
