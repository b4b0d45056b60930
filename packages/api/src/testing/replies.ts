import { type ErrorCode, errorCodes } from '#/contract/shared/error-codes.ts';
import type { Problem } from '#/contract/shared/problem.ts';
import { delay, raceAbort } from '#/middleware/abort.ts';

/** An answer other than plain data; `Data` is what a success of it carries. Made by the functions of this file. */
export class MockReply<Data = unknown> {
  /** Only for the types: it keeps the answer of one operation from being given for another. */
  declare readonly data?: Data;
  /** Answers one request; `status` is the operation's own for a success. */
  readonly respond: (request: Request, status: number) => Promise<Response>;

  constructor(respond: (request: Request, status: number) => Promise<Response>) {
    this.respond = respond;
  }
}

/** A plain success. */
export function dataReply<Data>(data: Data): MockReply<Data> {
  return new MockReply(async (_request, status) =>
    data === undefined ? new Response(null, { status }) : Response.json(data, { status }),
  );
}

/** A problem document with the status of its code; `headers` for what stands beside it, such as `Retry-After`. */
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

/** Any response, for what the contract does not foresee: a proxy's page, a broken body. Made anew for each call. */
export function rawReply(make: (request: Request) => Response): MockReply<never> {
  return new MockReply(async (request) => make(request));
}

/** No answer: the network fails as `fetch` reports it. */
export function networkFailure(): MockReply<never> {
  return new MockReply(async () => {
    throw new TypeError('Failed to fetch');
  });
}

/** No answer ever; ends when the caller aborts or its time is up. */
export function neverAnswering(): MockReply<never> {
  return new MockReply((request) => raceAbort(() => new Promise<never>(() => {}), request.signal));
}

/** The data or the answer, `ms` later; an abort ends the wait. */
export function delayed<Data>(ms: number, result: Data | MockReply<Data>): MockReply<Data> {
  const reply = result instanceof MockReply ? result : dataReply(result);
  return new MockReply(async (request, status) => {
    await delay(ms, request.signal);
    return reply.respond(request, status);
  });
}
