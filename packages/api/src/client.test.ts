import { describe, expect, test } from 'vitest';
import { ApiError, type CallError } from '#/errors.ts';
import { type MockApi, mockApi } from '#/testing/mock-api.ts';
import type { MockHandlers } from '#/testing/mock-fetch.ts';
import { type MockReply, networkFailure, problem, rawReply } from '#/testing/replies.ts';
import type { CallOptions } from '#/types.ts';
import { unwrap } from '#/unwrap.ts';

/** One failing call per API: the catalogue applies to both. */
const hosts = {
  main: {
    fails: (reply: MockReply<never>): MockHandlers => ({ 'session.getCustomer': reply }),
    call: ({ api }: MockApi, options: CallOptions = {}) =>
      unwrap<unknown>(api.main.GET('/control/user-info', options)),
  },
  cast: {
    fails: (reply: MockReply<never>): MockHandlers => ({ 'casts.listOverviews': reply }),
    call: ({ api }: MockApi, options: CallOptions = {}) =>
      unwrap<unknown>(api.cast.GET('/api/overview', options)),
  },
};
const bothHosts = ['main', 'cast'] as const;

const answering = (status: number) =>
  rawReply(() => Response.json({ code: 'internal', message: 'As the server says.' }, { status }));

/** Section 8 of the specification, row by row. */
const rows = [
  [419, 'session-expired', 'Session Expired', 'Your session has expired. Please log in again.'],
  [400, 'check-login', 'Is your login correct?', 'Please check your login and try again.'],
  [401, 'check-login', 'Is your login correct?', 'Please check your login and try again.'],
  [403, 'check-login', 'Is your login correct?', 'Please check your login and try again.'],
  [500, 'server-error', 'Internal Server Error', 'An error occurred on the server. Please try again later.'],
  [508, 'time-out', 'Time Out', 'The server took too long to respond. Please try again later.'],
  [422, 'default', 'Error', 'As the server says.'],
  [409, 'default', 'Error', 'As the server says.'],
  [429, 'default', 'Error', 'As the server says.'],
  [503, 'default', 'Error', 'As the server says.'],
] as const;

describe.each(bothHosts)('the error catalogue of the %s API', (host) => {
  const { fails, call } = hosts[host];

  test.each(rows)('notifies %i as %s', async (status, kind, title, text) => {
    const mock = mockApi(fails(answering(status)));
    const error = await call(mock).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ApiError', status });
    expect(mock.notices).toEqual([
      { kind, title, text, error: expect.objectContaining({ name: 'ApiError', status }) },
    ]);
  });

  test('does not notify 404', async () => {
    const mock = mockApi(fails(problem('resource.not_found')));
    await expect(call(mock)).rejects.toMatchObject({ status: 404, code: 'resource.not_found' });
    expect(mock.notices).toEqual([]);
  });

  test('notifies a network failure with its message', async () => {
    const mock = mockApi(fails(networkFailure()));
    await expect(call(mock)).rejects.toMatchObject({ name: 'NetworkError', reason: 'unreachable' });
    expect(mock.notices).toMatchObject([
      { kind: 'default', title: 'Error', text: 'The server could not be reached.' },
    ]);
  });

  test('notifies an invalid request as a setup failure', async () => {
    const mock = mockApi(fails(networkFailure()), { token: 'two\nlines' });
    await expect(call(mock)).rejects.toMatchObject({ name: 'NetworkError', reason: 'setup' });
    expect(mock.notices).toMatchObject([
      { kind: 'setup-failure', title: 'Error', text: 'There was an error with the request.' },
    ]);
    expect(mock.fetch.calls).toHaveLength(0);
  });

  test.each([
    [422, 0],
    [500, 1],
  ])('a notify predicate notifies a %i %i times', async (status, times) => {
    const mock = mockApi(fails(answering(status)));
    const notify = (failure: CallError) => !(failure instanceof ApiError && failure.status === 422);
    await expect(call(mock, { notify })).rejects.toMatchObject({ status });
    expect(mock.notices).toHaveLength(times);
  });

  test.each(rows)('does not notify %i when the call opts out', async (status) => {
    const mock = mockApi(fails(answering(status)));
    await expect(call(mock, { notify: false })).rejects.toBeInstanceOf(ApiError);
    expect(mock.notices).toEqual([]);
  });

  test.each([
    [400, '/dashboard', 'customer'],
    [401, '/cast/aurora', 'customer'],
    [403, '/admin/cast', 'admin'],
    [419, '/admin', 'admin'],
  ] as const)('%i at %s ends the session of the %s', async (status, path, area) => {
    const mock = mockApi(fails(answering(status)), { path });
    await expect(call(mock)).rejects.toThrow();
    expect(mock.sessionEnds).toEqual([{ status, area }]);
  });

  test.each([404, 409, 412, 422, 429, 500, 503, 508])('%i does not end the session', async (status) => {
    const mock = mockApi(fails(answering(status)));
    await expect(call(mock)).rejects.toThrow();
    expect(mock.sessionEnds).toEqual([]);
  });

  test('a call that opts out of notifications still ends the session', async () => {
    const mock = mockApi(fails(problem('auth.session_expired')));
    await expect(call(mock, { notify: false })).rejects.toThrow();
    expect(mock.sessionEnds).toHaveLength(1);
  });
});

describe('the end of a session', () => {
  const bothExpired = {
    ...hosts.main.fails(problem('auth.session_expired')),
    ...hosts.cast.fails(problem('auth.session_expired')),
  };

  test('concurrent failures of both APIs end the session once and notify once', async () => {
    const mock = mockApi(bothExpired);
    await Promise.allSettled([hosts.main.call(mock), hosts.cast.call(mock), hosts.main.call(mock)]);
    expect(mock.sessionEnds).toHaveLength(1);
    expect(mock.notices).toHaveLength(1);
  });

  test('notifies an expiry once until reload, while each one ends its session', async () => {
    const mock = mockApi(bothExpired);
    await expect(hosts.main.call(mock)).rejects.toThrow();
    mock.person.token = 'token-2';
    await expect(hosts.cast.call(mock)).rejects.toThrow();
    expect(mock.notices.map(({ kind }) => kind)).toEqual(['session-expired']);
    expect(mock.sessionEnds).toHaveLength(2);
  });

  test('a call that opted out does not count as the notification of an expiry', async () => {
    const mock = mockApi(bothExpired);
    await expect(hosts.main.call(mock, { notify: false })).rejects.toThrow();
    mock.person.token = 'token-2';
    await expect(hosts.main.call(mock)).rejects.toThrow();
    expect(mock.notices.map(({ kind }) => kind)).toEqual(['session-expired']);
  });

  test('new clients, as after a reload, notify an expiry again', async () => {
    for (const mock of [mockApi(bothExpired), mockApi(bothExpired)]) {
      await expect(hosts.main.call(mock)).rejects.toThrow();
      expect(mock.notices).toHaveLength(1);
    }
  });

  test.each([401, 419, 500] as const)('ignores a late %i of an old token', async (status) => {
    const mock = mockApi(hosts.main.fails(answering(status)));
    const late = hosts.main.call(mock);
    mock.person.token = 'token-2';
    await expect(late).rejects.toMatchObject({ status });
    expect(mock.sessionEnds).toEqual([]);
    expect(mock.notices).toEqual([]);
  });

  test('a rejected sign-in without a session ends no session', async () => {
    const mock = mockApi(
      { 'session.authenticateCustomer': problem('auth.invalid_credentials') },
      { token: null },
    );
    const body = { email: 'owner@studio.test', password: 'wrong' };
    await expect(unwrap(mock.api.main.POST('/authenticate', { body, notify: false }))).rejects.toMatchObject({
      code: 'auth.invalid_credentials',
    });
    expect(mock.sessionEnds).toEqual([]);
    expect(mock.notices).toEqual([]);
  });

  test('a rejection of a token that is not stored yet ends no session', async () => {
    const mock = mockApi(hosts.main.fails(problem('auth.session_expired')), { token: null });
    await expect(hosts.main.call(mock, { token: 'fresh' })).rejects.toMatchObject({ status: 419 });
    expect(mock.fetch.calls[0]?.token).toBe('fresh');
    expect(mock.sessionEnds).toEqual([]);
    // The sign-in form shows the reason itself.
    expect(mock.notices).toEqual([]);
  });

  test('notifies other failures with a token that is not stored yet', async () => {
    const mock = mockApi(hosts.main.fails(answering(500)), { token: null });
    await expect(hosts.main.call(mock, { token: 'fresh' })).rejects.toMatchObject({ status: 500 });
    expect(mock.notices.map(({ kind }) => kind)).toEqual(['server-error']);
  });

  test('ignores a late failure with its own token once another session is active', async () => {
    const mock = mockApi(hosts.main.fails(answering(500)), { token: 'token-2' });
    await expect(hosts.main.call(mock, { token: 'fresh' })).rejects.toMatchObject({ status: 500 });
    expect(mock.notices).toEqual([]);
  });
});
