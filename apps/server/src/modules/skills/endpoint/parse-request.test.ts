import { expect, it } from 'vitest';
import { parseSkillRequest } from '#/modules/skills/endpoint/parse-request.ts';
import { bodyOf } from '#/modules/skills/endpoint/testing/skill-requests.ts';

it('reads an intent, and nothing about the user', () => {
  const request = parseSkillRequest(bodyOf('IntentRequest', { intent: { name: 'PlayIntent' } }));
  expect(request).toMatchObject({
    type: 'IntentRequest',
    intent: 'PlayIntent',
    locale: 'en-US',
    isNewSession: true,
  });
  expect(JSON.stringify(request)).not.toContain('amzn1');
});

it.each<[title: string, body: unknown, expected: object]>([
  ['no session', { ...bodyOf('LaunchRequest'), session: null }, { isNewSession: false }],
  ['a session alone', { ...bodyOf('LaunchRequest'), context: undefined }, { isNewSession: true }],
  ['no user', { request: { type: 'LaunchRequest' } }, { isNewSession: false, locale: null }],
  [
    'fields of other types',
    { session: 'x', context: 7, request: { type: 'T', locale: 5, error: [] } },
    { type: 'T' },
  ],
  ['an intent without a name', bodyOf('IntentRequest', { intent: null }), { intent: null }],
  ['an intent in another type', bodyOf('T', { intent: { name: 'PlayIntent' } }), { intent: null }],
  ['an offset as text', bodyOf('T', { token: 't', offsetInMilliseconds: '1500' }), { offsetMs: 1_500 }],
  ['an offset that is none', bodyOf('T', { offsetInMilliseconds: {} }), { offsetMs: null }],
  ['an empty offset', bodyOf('T', { offsetInMilliseconds: '' }), { offsetMs: null }],
  [
    'the state of another stream',
    bodyOf('T', { token: 'a', currentPlaybackState: { token: 'b', offsetInMilliseconds: 9 } }),
    { offsetMs: null },
  ],
])('reads a request with %s', (_title, body, expected) => {
  expect(parseSkillRequest(body)).toMatchObject(expected);
});

it.each([
  [null],
  ['text'],
  [[]],
  [{}],
  [{ request: null }],
  [{ request: { type: 5 } }],
  [{ request: { type: '' } }],
])('does not take %o for a request', (body) => {
  expect(parseSkillRequest(body)).toBeNull();
});
