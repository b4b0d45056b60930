import * as acme from 'acme-client';
import { findOrInsertAccount, saveAccountUrl } from '#/modules/certificates/issuing/acme.repository.ts';
import { AcmeProblem, type ProblemDocument } from '#/modules/certificates/issuing/acme-problem.ts';
import type { SecretBox, SecretPlace } from '#/platform/crypto/secrets.ts';
import type { Db } from '#/platform/db/schema.ts';

/** The certificate authority that issues. */
export interface AcmeSettings {
  /** The address of its ACME directory. */
  readonly directory: string;
  /** Where it may write to; null: nowhere. */
  readonly email: string | null;
}

export interface AcmeDeps {
  readonly db: Db;
  readonly secrets: SecretBox;
}

const badNonce = 'urn:ietf:params:acme:error:badNonce';
const callMs = 20_000;

// The library's instance of axios is shared by all its clients. It would wait itself for as long as an authority asks;
// here the next try is planned in the database. It also drops the types of problems.
Object.assign(acme.axios.defaults, { acmeSettings: { retryMaxAttempts: 0, retryDefaultDelay: 5 } });
acme.axios.defaults.timeout = callMs;
acme.axios.defaults.maxRedirects = 0;
acme.axios.interceptors.response.use((response) => {
  const { status, data, headers } = response as {
    status: number;
    data: ProblemDocument | undefined;
    headers: Readonly<Record<string, string | undefined>>;
  };
  if (status < 400 || data?.type === badNonce) return response;
  const document = typeof data === 'object' ? data : { detail: `HTTP ${status}` };
  throw new AcmeProblem(document, secondsOf(headers['retry-after']));
});

/** A client with our account at the authority, which is created when it is first needed. */
export async function createAcmeClient(
  { db, secrets }: AcmeDeps,
  { directory, email }: AcmeSettings,
): Promise<acme.Client> {
  const place: SecretPlace = { rowId: directory, column: 'acme_accounts.key' };
  const account = await findOrInsertAccount(db, directory, async () =>
    secrets.seal((await acme.crypto.createPrivateEcdsaKey()).toString(), place),
  );
  const client = new acme.Client({
    directoryUrl: directory,
    accountKey: secrets.open(account.key, place),
    ...(account.url !== null && { accountUrl: account.url }),
    backoffAttempts: 60,
    backoffMin: 250,
    backoffMax: 2_000,
  });
  if (account.url === null) {
    const data = { termsOfServiceAgreed: true, ...(email !== null && { contact: [`mailto:${email}`] }) };
    // If another name or server has just created it, the library learns its address, but fails to update it.
    await client.createAccount(data).catch((error: unknown) => {
      if (!hasAccount(client)) throw error;
    });
    await saveAccountUrl(db, directory, client.getAccountUrl());
  }
  return client;
}

function hasAccount(client: acme.Client): boolean {
  try {
    return client.getAccountUrl() !== '';
  } catch {
    return false;
  }
}

/** A `Retry-After` header: seconds or a date. */
function secondsOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000;
  return seconds > 0 ? Math.ceil(seconds) : null;
}
