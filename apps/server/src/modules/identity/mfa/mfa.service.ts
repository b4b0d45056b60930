import type { MfaSecret, MfaState } from '@unmuted/api/contract';
import { findOwnAccount } from '#/modules/identity/account/account.repository.ts';
import { type ProofDeps, provePassword } from '#/modules/identity/account/password-proof.ts';
import {
  authenticatorUri,
  newRecoveryCodes,
  newSecret,
  normalized,
  recoveryHash,
  stepOf,
} from '#/modules/identity/second-step/codes.ts';
import {
  countRecoveryCodes,
  deleteSecondStep,
  enableSecondStep,
  findSecondStep,
  putPendingStep,
  replaceRecoveryCodes,
} from '#/modules/identity/second-step/second-step.repository.ts';
import { checkSecondStep, codeRule, placeOf } from '#/modules/identity/second-step/second-step.ts';
import { accountIdOf, recordAudit, subjectOf } from '#/platform/audit/audit.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { Mailer } from '#/platform/mail/mail.ts';

export interface MfaDeps extends ProofDeps {
  readonly secrets: SecretBox;
  readonly mailer: Mailer;
  /** The issuer shown in the authenticator app. */
  readonly brand: string;
}

interface Codes {
  readonly recoveryCodes: string[];
}

export async function readMfa({ db }: MfaDeps, scope: Scope): Promise<MfaState> {
  const owner = subjectOf(scope);
  const step = await findSecondStep(db, owner);
  return {
    enabledAt: step?.enabled_at?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, owner),
  };
}

/** Creates a secret pending its first code, replacing any pending one. */
export async function startMfa(
  deps: MfaDeps,
  scope: Scope,
  password: string,
  caller: Caller,
): Promise<MfaSecret> {
  const { signInName } = await provePassword(deps, scope, password, caller);
  const now = deps.clock.now();
  const secret = newSecret();
  const id = uuidv7(now);
  const sealed = deps.secrets.seal(secret, placeOf({ id }));
  const isPut = await putPendingStep(deps.db, subjectOf(scope), { id, secret: sealed, created_at: now });
  if (!isPut) throw new AppError('mfa.already_enabled');
  return { secret, uri: authenticatorUri(secret, { issuer: deps.brand, label: signInName }) };
}

/**
 * Enables the second step. Other sessions stay active, as they do when it is disabled: each met the requirements at
 * its start, and "sign out everywhere" is available.
 */
export async function confirmMfa(deps: MfaDeps, scope: Scope, code: string, caller: Caller): Promise<Codes> {
  const { db, clock, secrets } = deps;
  const owner = subjectOf(scope);
  const step = await findSecondStep(db, owner);
  if (!step) throw new AppError('mfa.not_enrolled');
  if (step.enabled_at) throw new AppError('mfa.already_enabled');
  const counted = await deps.throttle.pass(codeRule, scope.kind, accountIdOf(scope));
  const at = clock.now();
  const secret = secrets.open(step.secret, placeOf(step));
  const lastStep = stepOf(secret, normalized(code), at);
  if (lastStep === undefined) throw new AppError('auth.invalid_code');
  await counted.giveBack();
  return db.transaction().execute(async (tx) => {
    const isOn = await enableSecondStep(tx, owner, { id: step.id, at, lastStep });
    // A concurrent call enabled it or started again.
    if (!isOn) throw new AppError('mfa.already_enabled');
    const recoveryCodes = await giveRecoveryCodes(tx, scope, secret);
    await recordAudit(tx, { at, action: 'account.mfa_enabled', by: scope, about: owner, caller });
    const account = await findOwnAccount(tx, scope);
    await deps.mailer.send(tx, account, { kind: 'mfa_enabled', name: account.name });
    return { recoveryCodes };
  });
}

export async function remakeRecoveryCodes(
  deps: MfaDeps,
  scope: Scope,
  proof: { password: string; code: string },
  caller: Caller,
): Promise<Codes> {
  await provePassword(deps, scope, proof.password, caller);
  return proveCode(deps, scope, proof.code, caller, async (tx, at) => {
    const owner = subjectOf(scope);
    const step = await findSecondStep(tx, owner);
    if (!step) throw new AppError('mfa.not_enrolled');
    const recoveryCodes = await giveRecoveryCodes(tx, scope, deps.secrets.open(step.secret, placeOf(step)));
    await recordAudit(tx, { at, action: 'account.recovery_codes_created', by: scope, about: owner, caller });
    return { recoveryCodes };
  });
}

export async function disableMfa(
  deps: MfaDeps,
  scope: Scope,
  proof: { password: string; code: string },
  caller: Caller,
): Promise<MfaState> {
  const account = await provePassword(deps, scope, proof.password, caller);
  return proveCode(deps, scope, proof.code, caller, async (tx, at) => {
    const owner = subjectOf(scope);
    await deleteSecondStep(tx, owner);
    await recordAudit(tx, { at, action: 'account.mfa_disabled', by: scope, about: owner, caller });
    await deps.mailer.send(tx, account, { kind: 'mfa_disabled', name: account.name });
    return { enabledAt: null, recoveryCodesLeft: 0 };
  });
}

/** Runs the callback after a valid code; if it fails, the transaction rolls back and the code stays valid. */
async function proveCode<T>(
  { db, clock, secrets, throttle }: MfaDeps,
  scope: Scope,
  code: string,
  caller: Caller,
  task: (tx: Tx, at: Date) => Promise<T>,
): Promise<T> {
  const owner = subjectOf(scope);
  const counted = await throttle.pass(codeRule, scope.kind, accountIdOf(scope));
  const at = clock.now();
  const done = await db.transaction().execute(async (tx) => {
    const outcome = await checkSecondStep(tx, { secrets }, owner, code, at);
    if (outcome === 'off') throw new AppError('mfa.not_enrolled');
    if (outcome === 'wrong' || outcome === 'missing') throw new AppError('auth.invalid_code');
    if (outcome === 'ok_recovery') {
      await recordAudit(tx, { at, action: 'account.recovery_code_used', by: scope, about: owner, caller });
    }
    return task(tx, at);
  });
  await counted.giveBack();
  return done;
}

async function giveRecoveryCodes(tx: Tx, scope: Scope, secret: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryHash(secret, code));
  await replaceRecoveryCodes(tx, subjectOf(scope), hashes);
  return codes;
}
