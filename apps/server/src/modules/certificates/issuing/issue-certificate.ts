import { X509Certificate } from 'node:crypto';
import * as acme from 'acme-client';
import {
  type CertificateRow,
  saveCertificate,
  saveFailure,
  saveOrder,
} from '#/modules/certificates/certificates.repository.ts';
import { saveChallenge } from '#/modules/certificates/issuing/acme.repository.ts';
import {
  type AcmeDeps,
  type AcmeSettings,
  createAcmeClient,
} from '#/modules/certificates/issuing/acme-client.ts';
import { AcmeProblem } from '#/modules/certificates/issuing/acme-problem.ts';
import { retryAt } from '#/modules/certificates/issuing/retry-at.ts';
import { keyPlaceOf, orderKeyPlaceOf } from '#/modules/certificates/key-places.ts';
import type { Clock } from '#/platform/clock/clock.ts';

export interface IssueDeps extends AcmeDeps {
  readonly clock: Clock;
  readonly acme: AcmeSettings;
  /** Tells what happened to whoever follows the name. */
  readonly onCertificateChange: (name: string) => void;
  readonly log: (message: string, details: Readonly<Record<string, unknown>>) => void;
}

const challengeMs = 3_600_000;
/** Certificates last from six days to three months, so times are shares of the lifetime. */
const renewAtShare = 2 / 3;
/** Certificates that were issued together are not renewed together. */
const spreadShare = 1 / 30;

/**
 * Obtains the certificate of a name, or completes an order that another run began, and stores the result: a certificate, or
 * why there is none and when to try again. `signal` ends it without a result.
 */
export async function issueCertificate(
  deps: IssueDeps,
  row: CertificateRow,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, secrets, log } = deps;
  const { name } = row;
  try {
    const { chain, key } = await obtain(deps, row, signal);
    const { issuer, validFromDate, validToDate } = new X509Certificate(chain);
    const lifetimeMs = validToDate.getTime() - validFromDate.getTime();
    const share = renewAtShare + (Math.random() - 0.5) * spreadShare;
    await saveCertificate(db, name, {
      chain,
      key: secrets.seal(key, keyPlaceOf(name)),
      issuer: issuerName(issuer),
      issuedAt: validFromDate,
      expiresAt: validToDate,
      renewAt: new Date(validFromDate.getTime() + lifetimeMs * share),
    });
    log('certificate issued', { name, expiresAt: validToDate });
  } catch (error) {
    if (signal.aborted) return;
    const { problem, detail, retryAfterS } = reasonOf(error);
    const next = retryAt(clock.now(), { problem, retryAfterS, failures: row.failures });
    await saveFailure(db, name, { problem, detail, retryAt: next });
    log('certificate not issued', { name, problem, reason: String(error), retryAt: next });
  }
  deps.onCertificateChange(name);
}

interface Obtained {
  readonly chain: string;
  /** PEM. */
  readonly key: string;
}

async function obtain(deps: IssueDeps, row: CertificateRow, signal: AbortSignal): Promise<Obtained> {
  const client = await createAcmeClient(deps, deps.acme);
  signal.throwIfAborted();
  const { order, key } = (await resumeOrder(deps, client, row)) ?? (await beginOrder(deps, client, row.name));
  try {
    const ready = order.status === 'pending' ? await prove(deps, client, order, signal) : order;
    signal.throwIfAborted();
    const [, csr] = await acme.crypto.createCsr({ altNames: [row.name] }, key);
    const final = ready.status === 'ready' ? await client.finalizeOrder(ready, csr) : ready;
    return { chain: await client.getCertificate(final), key };
  } catch (error) {
    // A refused order never becomes valid; one that was interrupted still may.
    if (error instanceof AcmeProblem && error.problem !== 'ca_unavailable')
      await saveOrder(deps.db, row.name, null);
    throw error;
  }
}

interface Order {
  readonly order: acme.Order;
  readonly key: string;
}

/** The order that an earlier run began, unless the authority no longer has it. */
async function resumeOrder(
  { secrets }: Pick<IssueDeps, 'secrets'>,
  client: acme.Client,
  { name, order_url: url, order_key: sealed }: CertificateRow,
): Promise<Order | undefined> {
  if (url === null || sealed === null) return undefined;
  try {
    // The address is all that the library needs to know of the order.
    const order = await client.getOrder({ url } as acme.Order);
    return order.status === 'invalid'
      ? undefined
      : { order, key: secrets.open(sealed, orderKeyPlaceOf(name)) };
  } catch (error) {
    if (error instanceof AcmeProblem && error.problem !== 'ca_unavailable') return undefined;
    throw error;
  }
}

/** The order is stored before anything depends on it: a server that is killed then loses no certificate. */
async function beginOrder({ db, secrets }: IssueDeps, client: acme.Client, name: string): Promise<Order> {
  const key = (await acme.crypto.createPrivateEcdsaKey()).toString();
  const order = await client.createOrder({ identifiers: [{ type: 'dns', value: name }] });
  await saveOrder(db, name, { url: order.url, key: secrets.seal(key, orderKeyPlaceOf(name)) });
  return { order, key };
}

/** Answers the HTTP challenges of an order. Returns the order, ready to be finalized. */
async function prove(
  { db, clock }: IssueDeps,
  client: acme.Client,
  order: acme.Order,
  signal: AbortSignal,
): Promise<acme.Order> {
  for (const { status, challenges } of await client.getAuthorizations(order)) {
    signal.throwIfAborted();
    if (status === 'valid') continue;
    const challenge = challenges.find(({ type }) => type === 'http-01');
    if (!challenge) throw new AcmeProblem({ detail: 'The authority offers no HTTP challenge.' });
    const answer = await client.getChallengeKeyAuthorization(challenge);
    const expires_at = new Date(clock.now().getTime() + challengeMs);
    await saveChallenge(db, { token: challenge.token, answer, expires_at });
    if (challenge.status === 'pending') await client.completeChallenge(challenge);
    await client.waitForValidStatus(challenge).catch((error: unknown) => explain(client, order, error));
  }
  // The library drops the address.
  return { ...(await client.waitForValidStatus(order)), url: order.url };
}

/** The library only says that a challenge failed; the authorization tells why. */
async function explain(client: acme.Client, order: acme.Order, error: unknown): Promise<never> {
  if (error instanceof AcmeProblem) throw error;
  const authorizations = await client.getAuthorizations(order);
  const reasons = authorizations.flatMap(({ challenges }) => challenges.flatMap((each) => each.error ?? []));
  const [reason] = reasons as { type: string; detail: string }[];
  throw reason ? new AcmeProblem(reason) : error;
}

/** Errors of our own connection may name hosts of our network: they are for the log, not for the page of the domain. */
function reasonOf(
  error: unknown,
): Pick<AcmeProblem, 'problem' | 'retryAfterS'> & { readonly detail: string | null } {
  if (error instanceof AcmeProblem) return error;
  return { problem: 'ca_unavailable', detail: null, retryAfterS: null };
}

/** The organization in an X.509 name, such as `Let's Encrypt`; otherwise its common name. */
function issuerName(issuer: string): string {
  const parts = issuer.split('\n').map((part) => part.split('=', 2) as [string, string | undefined]);
  const named = (type: string) => parts.find(([key]) => key === type)?.[1];
  return (named('O') ?? named('CN') ?? issuer).slice(0, 100);
}
