import { describe, expect, test } from 'vitest';
import { ApiError, signInFailureText } from '#/errors.ts';
import { mockApi } from '#/testing/mock-api.ts';
import { type MockReply, problem, rawReply } from '#/testing/replies.ts';
import { unwrap } from '#/unwrap.ts';

async function failureFrom(reply: MockReply<never>) {
  const { api } = mockApi({ 'session.getCustomer': reply });
  return unwrap(api.main.GET('/control/user-info')).then(
    () => expect.fail('the call succeeded'),
    (error: unknown) => error,
  );
}

describe('unwrap', () => {
  test('throws a problem document as an ApiError with its code, message and request id', async () => {
    const errors = [{ pointer: '/email', code: 'pattern' as const, params: {} }];
    const reply = problem('request.invalid', { message: 'Bitte prüfen.', requestId: 'req-7', errors });
    const error = await failureFrom(reply);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 422,
      code: 'request.invalid',
      message: 'Bitte prüfen.',
      requestId: 'req-7',
      problem: { errors },
    });
  });

  test.each([
    ['a proxy page', () => new Response('<html>Bad gateway</html>', { status: 502 })],
    ['an empty body', () => new Response(null, { status: 502 })],
    [
      'an empty body with a Content-Length',
      () => new Response('', { status: 502, headers: { 'Content-Length': '0' } }),
    ],
    ['a JSON body of another kind', () => Response.json({ error: 'no' }, { status: 502 })],
    ['a JSON body that is null', () => Response.json(null, { status: 502 })],
  ])('treats %s as an internal error and keeps the status', async (_what, make) => {
    const error = await failureFrom(rawReply(make));
    expect(error).toMatchObject({ name: 'ApiError', status: 502, code: 'internal', problem: null });
  });

  test('keeps the request id of a failure without a problem document', async () => {
    const make = () => new Response('', { status: 502, headers: { 'X-Request-Id': 'edge-1' } });
    expect(await failureFrom(rawReply(make))).toMatchObject({ requestId: 'edge-1' });
  });

  test.each([
    ['60', 60],
    ['0', 0],
    ['Fri, 21 Nov 2026 10:00:00 GMT', null],
    ['-1', null],
    [undefined, null],
  ])('parses Retry-After %s as %s seconds', async (value, retryAfterS) => {
    const headers = new Headers(value === undefined ? {} : { 'Retry-After': value });
    expect(await failureFrom(rawReply(() => new Response('', { status: 429, headers })))).toMatchObject({
      retryAfterS,
    });
  });

  test('maps an unknown code to internal and keeps the message', async () => {
    const body = { code: 'cast.from_the_future', message: 'Not yet known.', requestId: 'r' };
    const error = await failureFrom(rawReply(() => Response.json(body, { status: 409 })));
    expect(error).toMatchObject({ status: 409, code: 'internal', message: 'Not yet known.', requestId: 'r' });
  });

  test('does not treat an inherited property name as a known code', async () => {
    const body = { code: 'constructor', message: 'Odd.', requestId: 'r' };
    const error = await failureFrom(rawReply(() => Response.json(body, { status: 409 })));
    expect(error).toMatchObject({ code: 'internal' });
  });

  test.each([
    ['an HTML page', () => new Response('<html>Sign in to the Wi-Fi</html>')],
    ['truncated JSON', () => new Response('{"id":')],
    ['an empty body', () => new Response(null)],
  ])('treats a success with %s as a failure', async (_what, make) => {
    const error = await failureFrom(rawReply(make));
    expect(error).toMatchObject({ name: 'ApiError', status: 200, code: 'internal', problem: null });
  });

  test('treats a response that breaks off as a network failure', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"id":'));
            controller.error(new TypeError('terminated'));
          },
        }),
      );
    expect(await failureFrom(rawReply(broken))).toMatchObject({
      name: 'NetworkError',
      reason: 'unreachable',
    });
  });

  test('returns undefined for a success without content', async () => {
    const call = Promise.resolve({ data: undefined, response: new Response(null, { status: 204 }) });
    expect(await unwrap(call)).toBeUndefined();
  });
});

describe('the message of a failed sign-in', () => {
  test('is the message of the server', async () => {
    const error = await failureFrom(
      problem('auth.invalid_credentials', { message: 'Mot de passe inconnu.' }),
    );
    expect(signInFailureText(error)).toBe('Mot de passe inconnu.');
  });

  test.each([
    ['no message', new ApiError({ status: 502 })],
    ['no response', new TypeError('Failed to fetch')],
  ])('is the default of the specification with %s', (_what, error) => {
    expect(signInFailureText(error)).toBe('Login failed');
  });
});
