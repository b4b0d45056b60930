import type {
  SigningBundle,
  SigningBundleDraft,
  SigningFiles,
  SigningInspection,
  SigningInspectionFiles,
} from '@unmuted/api/contract';
import { auditSigning, revocation } from '#/modules/apps/credentials/audit-signing.ts';
import * as repository from '#/modules/apps/credentials/credentials.repository.ts';
import { inspectFiles, isUsable, type ReadDeps } from '#/modules/apps/credentials/read-bundle.ts';
import { coverageOf, toBundles } from '#/modules/apps/credentials/to-bundles.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { SecretBox, SecretPlace } from '#/platform/crypto/secrets.ts';
import type { Db, Row } from '#/platform/db/schema.ts';
import type { BundleFacts } from '#/platform/db/signing-tables.ts';
import type { StaffAct } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

export interface CredentialDeps extends ReadDeps {
  readonly db: Db;
  readonly secrets: SecretBox;
}

type BundleRow = Row<'signing_bundles'>;

/** A bundle's secret decrypts only in its own row. */
export const bundlePlace = (id: string): SecretPlace => ({ rowId: id, column: 'signing_bundles.secret' });

export async function listBundles(deps: CredentialDeps, scope: AdminScope): Promise<SigningBundle[]> {
  const bundles = await toBundles(deps, scope, await repository.listBundles(deps.db, scope));
  return bundles.sort((one, other) => one.expiresAt.localeCompare(other.expiresAt));
}

export async function readBundle(
  deps: CredentialDeps,
  scope: AdminScope,
  id: string,
): Promise<SigningBundle> {
  const row = await repository.findBundle(deps.db, scope, id);
  const [bundle] = await toBundles(deps, scope, row ? [row] : []);
  if (!bundle) throw new AppError('resource.not_found');
  return bundle;
}

export async function createBundle(
  deps: CredentialDeps,
  act: StaffAct,
  draft: SigningBundleDraft,
): Promise<SigningBundle> {
  return readBundle(deps, act.scope, await storeBundle(deps, act, draft));
}

/** Stores a new bundle, and returns its id. */
export async function storeBundle(
  deps: CredentialDeps,
  act: StaffAct,
  { reference, ...files }: SigningBundleDraft,
): Promise<string> {
  const at = deps.clock.now();
  const id = uuidv7(at);
  // Before the files are read, which takes longer.
  if (await repository.isReferenceTaken(deps.db, act.scope, 'signing_bundles', { id, reference }))
    throw referenceTaken();
  const facts = await readFacts(deps, files);
  await deps.db.transaction().execute(async (tx) => {
    const row = {
      id,
      reference,
      facts: JSON.stringify(facts),
      secret: deps.secrets.seal(JSON.stringify(files), bundlePlace(id)),
      created_at: at,
      replaced_at: null,
      revoked_at: null,
    };
    if (!(await repository.insertBundle(tx, act.scope, row))) throw referenceTaken();
    await auditSigning(tx, deps, act, {
      action: 'signing.created',
      of: { id, reference, ...facts },
      change: { before: null, after: valuesOf({ reference, facts }) },
    });
  });
  return id;
}

/** Replaces files; those that are null stay. */
export async function replaceBundle(
  deps: CredentialDeps,
  act: StaffAct,
  { id, version }: { readonly id: string; readonly version: number | undefined },
  { reference, ...changed }: SigningBundleDraft,
): Promise<SigningBundle> {
  const { secrets, db, clock } = deps;
  const row = await repository.findBundle(db, act.scope, id);
  if (!row) throw new AppError('resource.not_found');
  const files = mergeFiles(deps, row, changed);
  const facts = await readFacts(deps, files);
  const isCurrent = await db.transaction().execute(async (tx) => {
    const locked = await repository.lockBundle(tx, act.scope, id);
    if (!locked) throw new AppError('resource.not_found');
    if (locked.version !== version || locked.version !== row.version) return false;
    if (await repository.isReferenceTaken(tx, act.scope, 'signing_bundles', { id, reference }))
      throw referenceTaken();
    await repository.saveBundle(tx, act.scope, id, {
      reference,
      facts: JSON.stringify(facts),
      secret: secrets.seal(JSON.stringify(files), bundlePlace(id)),
      replaced_at: clock.now(),
    });
    await auditSigning(tx, deps, act, {
      action: 'signing.replaced',
      of: { id, reference, ...facts },
      change: { before: valuesOf(locked), after: valuesOf({ reference, facts }) },
    });
    return true;
  });
  const current = await readBundle(deps, act.scope, id);
  if (!isCurrent) throw new AppError('resource.version_conflict', { current });
  return current;
}

/** The stored files take the place of those that are null. */
function mergeFiles({ secrets }: CredentialDeps, row: BundleRow, changed: SigningFiles): SigningFiles {
  const former = JSON.parse(secrets.open(row.secret, bundlePlace(row.id))) as SigningFiles;
  return {
    certificate: changed.certificate ?? former.certificate,
    profile: changed.profile ?? former.profile,
    uploadKey: changed.uploadKey ?? former.uploadKey,
  };
}

/** What files contain. Of a bundle, with its other files, and for the apps that it signs. */
export async function inspectBundle(
  deps: CredentialDeps,
  scope: AdminScope,
  { bundleId, ...files }: SigningInspectionFiles,
): Promise<SigningInspection> {
  if (bundleId === undefined) return inspectFiles(deps, files);
  const row = await repository.findBundle(deps.db, scope, bundleId);
  if (!row) throw new AppError('resource.not_found');
  const inspection = await inspectFiles(deps, mergeFiles(deps, row, files));
  const { profile } = inspection;
  if (!profile) return inspection;
  const users = await repository.listUsers(deps.db, scope, [bundleId]);
  return { ...inspection, checks: [...inspection.checks, ...users.map((app) => coverageOf(profile, app))] };
}

/** Rejects files that do not belong together. */
async function readFacts(deps: CredentialDeps, files: SigningFiles): Promise<BundleFacts> {
  const inspection = await inspectFiles(deps, files);
  const { certificate, profile } = inspection;
  if (!isUsable(inspection) || !certificate || !profile) throw new AppError('signing.refused');
  return {
    certificate,
    profile,
    uploadKey: files.uploadKey && { keyId: files.uploadKey.keyId, issuerId: files.uploadKey.issuerId },
  };
}

export async function revokeBundle(deps: CredentialDeps, act: StaffAct, id: string): Promise<SigningBundle> {
  await deps.db.transaction().execute(async (tx) => {
    const row = await repository.lockBundle(tx, act.scope, id);
    if (!row) throw new AppError('resource.not_found');
    if (row.revoked_at) return;
    await repository.setRevoked(tx, act.scope, 'signing_bundles', id, deps.clock.now());
    const of = { ...row, ...row.facts };
    await auditSigning(tx, deps, act, { action: 'signing.revoked', of, change: revocation });
  });
  return readBundle(deps, act.scope, id);
}

export async function deleteBundle(deps: CredentialDeps, act: StaffAct, id: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const row = await repository.lockBundle(tx, act.scope, id);
    if (!row) throw new AppError('resource.not_found');
    if ((await repository.listUsers(tx, act.scope, [id])).length > 0) throw new AppError('signing.in_use');
    await repository.deleteRow(tx, act.scope, 'signing_bundles', id);
    await auditSigning(tx, deps, act, {
      action: 'signing.deleted',
      of: { ...row, ...row.facts },
      change: { before: valuesOf(row), after: null },
    });
  });
}

export const referenceTaken = () =>
  new AppError('signing.reference_taken', {
    errors: [{ pointer: '/reference', code: 'duplicate', params: {} }],
  });

/** What the audit log shows of a bundle. */
const valuesOf = ({ reference, facts }: Pick<BundleRow, 'reference' | 'facts'>) => ({
  reference,
  certificate: facts.certificate.sha256,
  certificateExpiresAt: facts.certificate.expiresAt,
  profile: facts.profile.uuid,
  profileExpiresAt: facts.profile.expiresAt,
  uploadKey: facts.uploadKey?.keyId ?? null,
});
