import { describe, expect, test } from 'vitest';
import { ApiError, signInFailureText } from '#/errors.ts';
import { mockApi } from '#/testing/mock-api.ts';
import { type MockReply, problem, rawReply } from '#/testing/replies.ts';
import { unwrap } from '#/unwrap.ts';

async function failureFrom(reply: MockReply<never>) {
  const { api } = mockApi({ 'session.getCustomer': reply });
  return unwrap(api.main.GET('/control/user-info')).then(
    () => expect.fail('it succeeded'),
    (error: unknown) => error,
  );
}

describe('unwrap', () => {
  test('gives a problem document as an ApiError with its code, text and request id', async () => {
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
    ['a page of a proxy', () => new Response('<html>Bad gateway</html>', { status: 502 })],
    ['an empty body', () => new Response(null, { status: 502 })],
    [
      'an empty body that says so',
      () => new Response('', { status: 502, headers: { 'Content-Length': '0' } }),
    ],
    ['a JSON body of another kind', () => Response.json({ error: 'no' }, { status: 502 })],
    ['a JSON body that is null', () => Response.json(null, { status: 502 })],
  ])('takes %s for an internal error and keeps the status', async (_what, make) => {
    const error = await failureFrom(rawReply(make));
    expect(error).toMatchObject({ name: 'ApiError', status: 502, code: 'internal', problem: null });
  });

  test('keeps the request id of a failure that is no problem document', async () => {
    const make = () => new Response('', { status: 502, headers: { 'X-Request-Id': 'edge-1' } });
    expect(await failureFrom(rawReply(make))).toMatchObject({ requestId: 'edge-1' });
  });

  test.each([
    ['60', 60],
    ['0', 0],
    ['Fri, 21 Nov 2026 10:00:00 GMT', null],
    ['-1', null],
    [undefined, null],
  ])('reads Retry-After %s as %s seconds', async (value, retryAfterS) => {
    const headers = new Headers(value === undefined ? {} : { 'Retry-After': value });
    expect(await failureFrom(rawReply(() => new Response('', { status: 429, headers })))).toMatchObject({
      retryAfterS,
    });
  });

  test('takes a code it does not know for an internal error and keeps the text', async () => {
    const body = { code: 'cast.from_the_future', message: 'Not yet known.', requestId: 'r' };
    const error = await failureFrom(rawReply(() => Response.json(body, { status: 409 })));
    expect(error).toMatchObject({ status: 409, code: 'internal', message: 'Not yet known.', requestId: 'r' });
  });

  test('does not take a name every object has for a known code', async () => {
    const body = { code: 'constructor', message: 'Odd.', requestId: 'r' };
    const error = await failureFrom(rawReply(() => Response.json(body, { status: 409 })));
    expect(error).toMatchObject({ code: 'internal' });
  });

  test.each([
    ['a page', () => new Response('<html>Sign in to the Wi-Fi</html>')],
    ['half a document', () => new Response('{"id":')],
    ['nothing', () => new Response(null)],
  ])('takes a success with %s for a failure', async (_what, make) => {
    const error = await failureFrom(rawReply(make));
    expect(error).toMatchObject({ name: 'ApiError', status: 200, code: 'internal', problem: null });
  });

  test('takes an answer that breaks off for a failure of the network', async () => {
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

  test('gives nothing for a success that has no content', async () => {
    const call = Promise.resolve({ data: undefined, response: new Response(null, { status: 204 }) });
    expect(await unwrap(call)).toBeUndefined();
  });
});

describe('the text of a failed sign-in', () => {
  test('is the message of the server', async () => {
    const error = await failureFrom(
      problem('auth.invalid_credentials', { message: 'Mot de passe inconnu.' }),
    );
    expect(signInFailureText(error)).toBe('Mot de passe inconnu.');
  });

  test.each([
    ['no message', new ApiError({ status: 502 })],
    ['no answer', new TypeError('Failed to fetch')],
  ])('is the one of the specification when there is %s', (_what, error) => {
    expect(signInFailureText(error)).toBe('Login failed');
  });
});
