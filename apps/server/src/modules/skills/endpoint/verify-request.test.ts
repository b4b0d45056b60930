import { beforeEach, describe, expect, it } from 'vitest';
import {
  applicationId,
  chainUrl,
  curveKey,
  daysFromNow,
  forgedLeaf,
  intermediate,
  issuerKey,
  launch,
  leaf,
  now,
  otherRoot,
  root,
  signedRequest,
  trustedChain,
} from '#/modules/skills/endpoint/testing/signed-requests.ts';
import { createRequestVerifier, type SignedRequest } from '#/modules/skills/endpoint/verify-request.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import { TestClock } from '#/testing/stand-ins/test-clock.ts';

let clock: TestClock;
let fetched: string[];
beforeEach(() => {
  clock = new TestClock(now.toISOString());
  fetched = [];
});

function verifierOf(chain: string | (() => Promise<string>)) {
  return createRequestVerifier({
    clock,
    roots: () => [root],
    fetchChain: async (url) => {
      fetched.push(url);
      return typeof chain === 'string' ? chain : chain();
    },
  });
}

async function outcome(request: SignedRequest, chain: Parameters<typeof verifierOf>[0] = trustedChain()) {
  const verdict = await verifierOf(chain)(request);
  return verdict.ok ? 'ok' : verdict.reason;
}

const withUrl = (signaturecertchainurl: string) => signedRequest({ headers: { signaturecertchainurl } });
const sentAt = (seconds: number, type = 'LaunchRequest') =>
  signedRequest({
    body: launch({ type, timestamp: new Date(now.getTime() + seconds * 1_000).toISOString() }),
  });

it('accepts what Alexa signed, and returns the parsed body', async () => {
  const verdict = await verifierOf(trustedChain())(signedRequest());
  expect(verdict).toEqual({ ok: true, body: launch() });
  expect(fetched).toEqual([chainUrl]);
});

describe('the address of the chain', () => {
  it.each([
    ['https://s3.amazonaws.com:443/echo.api/echo-api-cert-12.pem'],
    ['https://S3.amazonaws.com/echo.api/../echo.api/echo-api-cert-12.pem'],
    ['https://s3.amazonaws.com/other/%2e%2e/echo.api/./echo-api-cert-12.pem'],
    ['https://s3.amazonaws.com/echo.api/echo-api-cert-12.pem?versionId=1#part'],
  ])('normalizes %s', async (url) => {
    expect(await outcome(withUrl(url))).toBe('ok');
    expect(fetched).toEqual([chainUrl]);
  });

  it.each([
    ['http://s3.amazonaws.com/echo.api/echo-api-cert-12.pem', 'chain_url_scheme'],
    ['https://notamazon.com/echo.api/echo-api-cert-12.pem', 'chain_url_host'],
    ['https://s3.amazonaws.com.evil.example/echo.api/a.pem', 'chain_url_host'],
    ['https://s3.amazonaws.com./echo.api/a.pem', 'chain_url_host'],
    ['https://evil.example\\@s3.amazonaws.com/echo.api/a.pem', 'chain_url_host'],
    ['https://s3.amazonaws.com:444/echo.api/echo-api-cert-12.pem', 'chain_url_port'],
    ['https://s3.amazonaws.com/EcHo.aPi/echo-api-cert-12.pem', 'chain_url_path'],
    ['https://s3.amazonaws.com/invalid.path/echo-api-cert-12.pem', 'chain_url_path'],
    ['https://s3.amazonaws.com/echo.api/../evil/a.pem', 'chain_url_path'],
    ['https://s3.amazonaws.com/echo.api/%2E%2e/evil/a.pem', 'chain_url_path'],
    ['https://s3.amazonaws.com/echo.api/..%2fevil/a.pem', 'chain_url_path'],
    ['https://s3.amazonaws.com/echo.api', 'chain_url_path'],
    ['https://user:pass@s3.amazonaws.com/echo.api/a.pem', 'chain_url_user'],
    ['https://evil.example@s3.amazonaws.com/echo.api/a.pem', 'chain_url_user'],
    ['s3.amazonaws.com/echo.api/a.pem', 'chain_url_unreadable'],
    ['', 'chain_url_missing'],
  ])('refuses %s', async (url, reason) => {
    expect(await outcome(withUrl(url))).toBe(reason);
    expect(fetched).toEqual([]);
  });
});

describe('the chain', () => {
  it('ends at the first certificate that a root signed', async () => {
    const expired = intermediate({ name: 'Old root', until: daysFromNow(-1) });
    expect(await outcome(signedRequest(), trustedChain() + root + expired)).toBe('ok');
  });

  it.each<[title: string, chain: () => string, reason: string]>([
    ['is one certificate', () => leaf(), 'chain_too_short'],
    ['is empty', () => '', 'chain_unreadable'],
    ['is no chain', () => '<html>', 'chain_unreadable'],
    ['is damaged', () => trustedChain().replaceAll(/MII.{40}/g, 'MIIC'), 'chain_unreadable'],
    ['is endless', () => leaf() + intermediate().repeat(10), 'chain_too_long'],
    ['is too large', () => trustedChain() + ' '.repeat(65_536), 'chain_too_large'],
    ['ends at another root', () => otherRoot().join(''), 'chain_untrusted'],
    ['is in another order', () => intermediate() + leaf(), 'certificate_name'],
    ['has an expired leaf', () => leaf({ until: daysFromNow(-1) }) + intermediate(), 'certificate_expired'],
    [
      'has an expired intermediate',
      () => leaf() + intermediate({ until: daysFromNow(-1) }),
      'certificate_expired',
    ],
    [
      'has an intermediate that is not yet valid',
      () => leaf() + intermediate({ from: daysFromNow(1) }),
      'certificate_not_yet_valid',
    ],
    [
      'has an issuer that may not issue',
      () => leaf() + intermediate({ isAuthority: false }),
      'issuer_not_authority',
    ],
    ['has a leaf that its issuer did not sign', () => forgedLeaf() + intermediate(), 'chain_broken'],
    ['skips an issuer', () => leaf() + intermediate({ name: 'Another' }), 'chain_broken'],
    [
      'is for another name',
      () => leaf({ altNames: ['api.amazon.com'] }) + intermediate(),
      'certificate_name',
    ],
    [
      'has the name in its subject alone',
      () => leaf({ name: 'echo-api.amazon.com', altNames: [] }) + intermediate(),
      'certificate_name',
    ],
    ['is for a wildcard', () => leaf({ altNames: ['*.amazon.com'] }) + intermediate(), 'certificate_name'],
    ['is for a key of another kind', () => leaf({ publicKey: curveKey }) + intermediate(), 'certificate_key'],
  ])('is refused when it %s', async (_title, chain, reason) => {
    expect(await outcome(signedRequest(), chain())).toBe(reason);
  });

  it('is refused when it cannot be fetched, or is too large to fetch', async () => {
    const failing = (error: Error) => () => Promise.reject(error);
    expect(await outcome(signedRequest(), failing(new Error('no route')))).toBe('chain_unreachable');
    const tooLarge = new ConnectorError('body_too_large', 'more than 2 MB');
    expect(await outcome(signedRequest(), failing(tooLarge))).toBe('chain_too_large');
  });

  it('needs a root that Node trusts by default', async () => {
    const verify = createRequestVerifier({ clock, fetchChain: async () => trustedChain() + root });
    expect(await verify(signedRequest())).toEqual({ ok: false, reason: 'chain_untrusted' });
  });
});

describe('the signature', () => {
  const right = signedRequest().headers['signature-256'];
  it.each<[title: string, request: SignedRequest, reason: string]>([
    ['is missing', signedRequest({ headers: { 'signature-256': undefined } }), 'signature_missing'],
    ['is empty', signedRequest({ headers: { 'signature-256': '' } }), 'signature_missing'],
    [
      'has another encoding',
      signedRequest({ headers: { 'signature-256': 'ab_-'.repeat(86) } }),
      'signature_malformed',
    ],
    [
      'is twice',
      signedRequest({ headers: { 'signature-256': `${right}, ${right}` } }),
      'signature_malformed',
    ],
    ['is of another length', signedRequest({ headers: { 'signature-256': 'AAAA' } }), 'signature_wrong'],
    ['is by another key', signedRequest({ key: issuerKey }), 'signature_wrong'],
    [
      'is for another body',
      signedRequest({ rawBody: Buffer.from(JSON.stringify(launch({ locale: 'de-DE' }))) }),
      'signature_wrong',
    ],
    [
      'is for the same JSON in other bytes',
      signedRequest({ rawBody: Buffer.from(JSON.stringify(launch(), null, 1)) }),
      'signature_wrong',
    ],
  ])('is refused when it %s', async (_title, request, reason) => {
    expect(await outcome(request)).toBe(reason);
  });

  it('is not taken from the old SHA-1 header', async () => {
    const request = signedRequest();
    const { 'signature-256': signature, ...headers } = request.headers;
    expect(await outcome({ ...request, headers: { ...headers, signature } })).toBe('signature_missing');
  });
});

describe('the body', () => {
  it.each<[title: string, request: SignedRequest, reason: string]>([
    ['150 s old', sentAt(-150), 'ok'],
    ['151 s old', sentAt(-151), 'timestamp_too_old'],
    ['150 s ahead', sentAt(150), 'ok'],
    ['151 s ahead', sentAt(151), 'timestamp_in_future'],
    ['an event an hour old', sentAt(-3_600, 'AlexaSkillEvent.SkillDisabled'), 'ok'],
    ['an older event', sentAt(-3_601, 'AlexaSkillEvent.SkillDisabled'), 'timestamp_too_old'],
    ['an event ahead', sentAt(151, 'AlexaSkillEvent.SkillDisabled'), 'timestamp_in_future'],
    ['a time in words', signedRequest({ body: launch({ timestamp: 'Monday' }) }), 'timestamp_unreadable'],
    [
      'no such day',
      signedRequest({ body: launch({ timestamp: '2026-13-01T00:00:00Z' }) }),
      'timestamp_unreadable',
    ],
    [
      'a time of no standard',
      signedRequest({ body: launch({ timestamp: '2 March 2026 09:10 UTC' }) }),
      'timestamp_unreadable',
    ],
    ['a number', signedRequest({ body: launch({ timestamp: now.getTime() }) }), 'timestamp_unreadable'],
    ['no time', signedRequest({ body: launch({ timestamp: undefined }) }), 'timestamp_unreadable'],
    ['another skill', signedRequest({ body: launch({}, 'amzn1.ask.skill.other') }), 'application_wrong'],
    [
      'another skill in its context',
      signedRequest({ body: { ...launch(), context: launch({}, 'amzn1.ask.skill.other').context } }),
      'application_wrong',
    ],
    ['no session', signedRequest({ body: { ...launch(), session: null } }), 'ok'],
    ['no context', signedRequest({ body: { ...launch(), context: undefined } }), 'ok'],
    [
      'no skill',
      signedRequest({ body: { ...launch(), session: null, context: { System: {} } } }),
      'application_missing',
    ],
    ['no request', signedRequest({ body: { ...launch(), request: undefined } }), 'body_unreadable'],
    ['no object', signedRequest({ body: [applicationId] }), 'body_unreadable'],
    ['no JSON', signedRequest({ rawBody: Buffer.from('{"a":') }), 'body_unreadable'],
  ])('with %s', async (_title, request, expected) => {
    expect(await outcome(request)).toBe(expected);
    // Nothing is fetched for those who do not know the id of the skill.
    if (expected.startsWith('application')) expect(fetched).toEqual([]);
  });
});
