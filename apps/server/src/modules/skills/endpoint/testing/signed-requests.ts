import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { SignedRequest } from '#/modules/skills/endpoint/verify-request.ts';
import { issueCertificate, issueRoot } from '#/testing/certificates/issue-certificate.ts';

export const now = new Date('2026-03-02T09:10:00.000Z');
export const applicationId = 'amzn1.ask.skill.11111111-2222-4333-8444-555555555555';
export const chainUrl = 'https://s3.amazonaws.com/echo.api/echo-api-cert-12.pem';

export const daysFromNow = (days: number): Date => new Date(now.getTime() + days * 86_400_000);
const dates = { from: daysFromNow(-30), until: daysFromNow(30) };

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });
// Keys take long to make; no test needs its own.
const keys = { root: newKey(), intermediate: newKey(), leaf: newKey() };
export const issuerKey = keys.intermediate.privateKey;
export const curveKey = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).publicKey;

export const root = issueRoot('Test root', keys.root, dates);

/** For tests whose clock is another one. */
const longLived = { from: daysFromNow(-3_650), until: daysFromNow(3_650) };
export const leafKey = keys.leaf.privateKey;
export const longLivedRoot = issueRoot('Test root', keys.root, longLived);
export const longLivedChain = (): string => leaf(longLived) + intermediate(longLived);

type Changes = Partial<Parameters<typeof issueCertificate>[0]>;

export const intermediate = (changes: Changes = {}): string =>
  issueCertificate({
    name: 'Test intermediate',
    publicKey: keys.intermediate.publicKey,
    issuer: { name: 'Test root', privateKey: keys.root.privateKey },
    isAuthority: true,
    ...dates,
    ...changes,
  });

export const leaf = (changes: Changes = {}): string =>
  issueCertificate({
    name: 'Test leaf',
    publicKey: keys.leaf.publicKey,
    issuer: { name: 'Test intermediate', privateKey: keys.intermediate.privateKey },
    altNames: ['echo-api.amazon.com'],
    ...dates,
    ...changes,
  });

/** A leaf that another key signed in the name of the intermediate. */
export const forgedLeaf = (): string =>
  leaf({ issuer: { name: 'Test intermediate', privateKey: keys.leaf.privateKey } });

/** A root with the name of the trusted one and another key, and what it signed. */
export function otherRoot(): string[] {
  const issuer = { name: 'Test root', privateKey: keys.leaf.privateKey };
  return [leaf(), intermediate({ issuer }), issueRoot('Test root', keys.leaf, dates)];
}

export const trustedChain = (): string => leaf() + intermediate();

interface Parts {
  readonly body?: unknown;
  readonly rawBody?: Buffer;
  readonly headers?: SignedRequest['headers'];
  readonly key?: KeyObject;
}

/** A request that is right in all respects except in the given ones. */
export function signedRequest({ body = launch(), rawBody, headers = {}, key }: Parts = {}): SignedRequest {
  const bytes = Buffer.from(JSON.stringify(body));
  const signature = sign('RSA-SHA256', bytes, key ?? keys.leaf.privateKey).toString('base64');
  return {
    headers: { 'signature-256': signature, signaturecertchainurl: chainUrl, ...headers },
    rawBody: rawBody ?? bytes,
    applicationId,
  };
}

/** The body of a LaunchRequest. */
export function launch(request: Readonly<Record<string, unknown>> = {}, id = applicationId) {
  const application = { applicationId: id };
  return {
    version: '1.0',
    session: { new: true, application },
    context: { System: { application } },
    request: { type: 'LaunchRequest', timestamp: now.toISOString(), locale: 'en-US', ...request },
  };
}
