import type { OwnAccount } from '#/modules/identity/account/account.repository.ts';
import { type ProofDeps, provePassword } from '#/modules/identity/account/password-proof.ts';
import { findSecondStep } from '#/modules/identity/second-step/second-step.repository.ts';
import { checkSecondStep, codeRule } from '#/modules/identity/second-step/second-step.ts';
import { markProved, provedAt } from '#/modules/identity/session/session.repository.ts';
import { accountIdOf, recordAudit, subjectOf } from '#/platform/audit/audit.repository.ts';
import type { ActiveSession } from '#/platform/auth/scope.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';

export interface IdentityProofDeps extends ProofDeps {
  readonly secrets: SecretBox;
}

export interface IdentityProof {
  readonly password: string;
  readonly code?: string | undefined;
}

/** A code that was accepted in the session this recently need not be repeated. */
const freshMs = 10 * 60_000;

/**
 * Returns the account if the current password is correct and, for an account with a second step, if a code was accepted
 * in this session within ten minutes or is given now. Fails with `auth.second_step_required` otherwise.
 */
export async function proveIdentity(
  deps: IdentityProofDeps,
  session: ActiveSession,
  { password, code }: IdentityProof,
  caller: Caller,
): Promise<OwnAccount> {
  const account = await provePassword(deps, session.scope, password, caller);
  await proveSecondStep(deps, session, code, caller);
  return account;
}

async function proveSecondStep(
  deps: IdentityProofDeps,
  session: ActiveSession,
  code: string | undefined,
  caller: Caller,
): Promise<void> {
  const { db, clock, throttle } = deps;
  const { scope } = session;
  const owner = subjectOf(scope);
  const step = await findSecondStep(db, owner);
  if (!step?.enabled_at) return;
  const at = clock.now();
  const last = await provedAt(db, session);
  if (last && at.getTime() - last.getTime() < freshMs) return;
  if (code === undefined) throw new AppError('auth.second_step_required');
  const counted = await throttle.pass(codeRule, scope.kind, accountIdOf(scope));
  await db.transaction().execute(async (tx) => {
    const outcome = await checkSecondStep(tx, deps, owner, code, at);
    if (outcome === 'wrong' || outcome === 'missing') throw new AppError('auth.invalid_code');
    if (outcome === 'ok_recovery') {
      await recordAudit(tx, { at, action: 'account.recovery_code_used', by: scope, about: owner, caller });
    }
    await markProved(tx, session, at);
  });
  await counted.giveBack();
}
