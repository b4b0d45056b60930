import type {
  Keystore,
  KeystoreChange,
  KeystoreDraft,
  KeystoreFile,
  KeystoreInspection,
  SigningState,
} from '@unmuted/api/contract';
import { auditSigning, revocation } from '#/modules/apps/credentials/audit-signing.ts';
import { type CredentialDeps, referenceTaken } from '#/modules/apps/credentials/bundles.service.ts';
import * as repository from '#/modules/apps/credentials/credentials.repository.ts';
import { readUsage } from '#/modules/apps/credentials/read-usage.ts';
import { toEntries, toFault } from '#/modules/apps/credentials/to-facts.ts';
import { credentialState } from '#/modules/apps/signing/credential-state.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { SecretPlace } from '#/platform/crypto/secrets.ts';
import type { Row } from '#/platform/db/schema.ts';
import type { KeystoreFactsRow } from '#/platform/db/signing-tables.ts';
import type { StaffAct } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

type KeystoreRow = Row<'keystores'>;

/** The end of the first day on which Google Play accepts a certificate to end. Source: "Sign your app" (Android). */
const playUntil = '2033-10-22T23:59:59.999Z';

/** A keystore's secret decrypts only in its own row. */
export const keystorePlace = (id: string): SecretPlace => ({ rowId: id, column: 'keystores.secret' });

export async function listKeystores(deps: CredentialDeps, scope: AdminScope): Promise<Keystore[]> {
  return toKeystores(deps, scope, await repository.listKeystores(deps.db, scope));
}

export async function readKeystore(deps: CredentialDeps, scope: AdminScope, id: string): Promise<Keystore> {
  const row = await repository.findKeystore(deps.db, scope, id);
  const [keystore] = await toKeystores(deps, scope, row ? [row] : []);
  if (!keystore) throw new AppError('resource.not_found');
  return keystore;
}

async function toKeystores(
  { db, clock }: CredentialDeps,
  scope: AdminScope,
  rows: readonly KeystoreRow[],
): Promise<Keystore[]> {
  const usageOf = await readUsage(
    db,
    scope,
    rows.map(({ id }) => id),
  );
  const now = clock.now();
  return rows.map((row) => {
    const { format, alias, certificate } = row.facts;
    return {
      id: row.id,
      reference: row.reference,
      version: row.version,
      state: stateOf(row, now),
      format,
      alias,
      certificate,
      expiresAt: certificate.expiresAt,
      isLongEnough: certificate.expiresAt > playUntil,
      isPlaySigning: row.is_play_signing,
      resetAt: row.reset_at?.toISOString() ?? null,
      ...usageOf(row.id),
      createdAt: row.created_at.toISOString(),
      revokedAt: row.revoked_at?.toISOString() ?? null,
    };
  });
}

const stateOf = ({ facts, revoked_at: revokedAt }: KeystoreRow, now: Date): SigningState =>
  revokedAt ? 'revoked' : credentialState(new Date(facts.certificate.expiresAt), now);

/** What a keystore contains; nothing is stored. */
export async function inspectKeystore(
  { clock, inspectInWorker }: CredentialDeps,
  { content, password, keyPassword, alias }: KeystoreFile,
): Promise<KeystoreInspection> {
  const result = await inspectInWorker({
    kind: 'keystore',
    bytes: Buffer.from(content, 'base64'),
    now: clock.now(),
    password,
    ...(keyPassword !== '' && { keyPassword }),
    ...(alias !== '' && { alias }),
  });
  if (!result.ok) return { format: null, entries: [], faults: [toFault('keystore', result.fault)] };
  if (result.facts.kind !== 'keystore') return { format: null, entries: [], faults: [] };
  const { keystore } = result.facts;
  return { format: keystore.format, entries: toEntries(keystore), faults: [] };
}

export async function createKeystore(
  deps: CredentialDeps,
  act: StaffAct,
  { reference, isPlaySigning, resetAt, ...file }: KeystoreDraft,
): Promise<Keystore> {
  const facts = await readFacts(deps, file);
  const at = deps.clock.now();
  const id = uuidv7(at);
  await deps.db.transaction().execute(async (tx) => {
    const row = {
      id,
      reference,
      facts: JSON.stringify(facts),
      secret: deps.secrets.seal(JSON.stringify(file), keystorePlace(id)),
      is_play_signing: isPlaySigning,
      reset_at: resetAt === null ? null : new Date(resetAt),
      created_at: at,
      revoked_at: null,
    };
    if (!(await repository.insertKeystore(tx, act.scope, row))) throw referenceTaken();
    await auditSigning(tx, deps, act, {
      action: 'signing.created',
      of: { ...row, ...facts },
      change: { before: null, after: valuesOf({ ...row, facts }) },
    });
  });
  return readKeystore(deps, act.scope, id);
}

/** Changes a keystore; without a file, the stored one stays. */
export async function replaceKeystore(
  deps: CredentialDeps,
  act: StaffAct,
  { id, version }: { readonly id: string; readonly version: number | undefined },
  { reference, isPlaySigning, resetAt, file }: KeystoreChange,
): Promise<Keystore> {
  const { db, secrets } = deps;
  const row = await repository.findKeystore(db, act.scope, id);
  if (!row) throw new AppError('resource.not_found');
  const facts = file ? await readFacts(deps, file) : row.facts;
  const isCurrent = await db.transaction().execute(async (tx) => {
    const locked = await repository.lockKeystore(tx, act.scope, id);
    if (!locked) throw new AppError('resource.not_found');
    if (locked.version !== version || locked.version !== row.version) return false;
    if (await repository.isReferenceTaken(tx, act.scope, 'keystores', { id, reference }))
      throw referenceTaken();
    const settings = {
      reference,
      is_play_signing: isPlaySigning,
      reset_at: resetAt === null ? null : new Date(resetAt),
    };
    await repository.saveKeystore(tx, act.scope, id, {
      ...settings,
      facts: JSON.stringify(facts),
      secret: file ? secrets.seal(JSON.stringify(file), keystorePlace(id)) : locked.secret,
    });
    await auditSigning(tx, deps, act, {
      action: 'signing.replaced',
      of: { id, reference, ...facts },
      change: { before: valuesOf(locked), after: valuesOf({ ...settings, facts }) },
    });
    return true;
  });
  const current = await readKeystore(deps, act.scope, id);
  if (!isCurrent) throw new AppError('resource.version_conflict', { current });
  return current;
}

/** Rejects a keystore whose key does not open. Aliases are compared as Java does, without regard to case. */
async function readFacts(deps: CredentialDeps, file: KeystoreFile): Promise<KeystoreFactsRow> {
  const { format, entries } = await inspectKeystore(deps, file);
  const entry = entries.find(({ alias }) => alias.toLowerCase() === file.alias.toLowerCase());
  if (format === null || !entry?.isKey || !entry.isOpen) throw new AppError('signing.refused');
  return { format, alias: entry.alias, certificate: entry.certificate };
}

export async function revokeKeystore(deps: CredentialDeps, act: StaffAct, id: string): Promise<Keystore> {
  await deps.db.transaction().execute(async (tx) => {
    const row = await repository.lockKeystore(tx, act.scope, id);
    if (!row) throw new AppError('resource.not_found');
    if (row.revoked_at) return;
    await repository.setRevoked(tx, act.scope, 'keystores', id, deps.clock.now());
    const of = { ...row, ...row.facts };
    await auditSigning(tx, deps, act, { action: 'signing.revoked', of, change: revocation });
  });
  return readKeystore(deps, act.scope, id);
}

export async function deleteKeystore(deps: CredentialDeps, act: StaffAct, id: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const row = await repository.lockKeystore(tx, act.scope, id);
    if (!row) throw new AppError('resource.not_found');
    if ((await repository.listUsers(tx, act.scope, [id])).length > 0) throw new AppError('signing.in_use');
    await repository.deleteRow(tx, act.scope, 'keystores', id);
    await auditSigning(tx, deps, act, {
      action: 'signing.deleted',
      of: { ...row, ...row.facts },
      change: { before: valuesOf(row), after: null },
    });
  });
}

/** What the audit log shows of a keystore. */
const valuesOf = ({ reference, facts, is_play_signing, reset_at }: Audited) => ({
  reference,
  alias: facts.alias,
  certificate: facts.certificate.sha256,
  expiresAt: facts.certificate.expiresAt,
  isPlaySigning: is_play_signing,
  resetAt: reset_at?.toISOString() ?? null,
});

type Audited = Pick<KeystoreRow, 'reference' | 'facts' | 'is_play_signing' | 'reset_at'>;
