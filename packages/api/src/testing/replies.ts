import type { ErrorCode } from '#/contract/shared/error-codes.ts';
import { errorCodes } from '#/contract/shared/error-titles.ts';
import type { Problem } from '#/contract/shared/problem.ts';
import { delay, raceAbort } from '#/middleware/abort.ts';

/** A response other than plain data; `Data` is its success type. Created by the functions of this file. */
export class MockReply<Data = unknown> {
  /** Type-level only: prevents the use of a reply with another operation. */
  declare readonly data?: Data;
  /** Responds to one request; `status` is the success status of the operation. */
  readonly respond: (request: Request, status: number) => Promise<Response>;

  constructor(respond: (request: Request, status: number) => Promise<Response>) {
    this.respond = respond;
  }
}

/** A success with data. */
export function dataReply<Data>(data: Data): MockReply<Data> {
  return new MockReply(async (_request, status) =>
    data === undefined ? new Response(null, { status }) : Response.json(data, { status }),
  );
}

/** A problem document with the status of its code and optional headers, such as `Retry-After`. */
export function problem(
  code: ErrorCode,
  overrides: Partial<Omit<Problem, 'code'>> = {},
  headers: Record<string, string> = {},
): MockReply<never> {
  const { status, title } = errorCodes[code];
  const body: Problem = {
    type: 'about:blank',
    title,
    status,
    message: `${title}.`,
    requestId: 'req-test',
    ...overrides,
    code,
  };
  return rawReply(() =>
    Response.json(body, {
      status: body.status,
      headers: { 'Content-Type': 'application/problem+json', ...headers },
    }),
  );
}

/** A custom response outside the contract, such as a proxy page or a broken body. Created per call. */
export function rawReply(make: (request: Request) => Response): MockReply<never> {
  return new MockReply(async (request) => make(request));
}

/** A network failure, as reported by `fetch`. */
export function networkFailure(): MockReply<never> {
  return new MockReply(async () => {
    throw new TypeError('Failed to fetch');
  });
}

/** Never responds; ends when the caller aborts or times out. */
export function neverAnswering(): MockReply<never> {
  return new MockReply((request) => raceAbort(() => new Promise<never>(() => {}), request.signal));
}

/** Responds after `ms`; an abort ends the delay. */
export function delayed<Data>(ms: number, result: Data | MockReply<Data>): MockReply<Data> {
  const reply = result instanceof MockReply ? result : dataReply(result);
  return new MockReply(async (request, status) => {
    await delay(ms, request.signal);
    return reply.respond(request, status);
  });
}
