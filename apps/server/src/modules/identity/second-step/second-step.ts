import { normalized, recoveryHash, stepOf } from '#/modules/identity/second-step/codes.ts';
import {
  deleteSecondStep,
  findSecondStep,
  type StepOwner,
  takeRecoveryCode,
  takeStep,
} from '#/modules/identity/second-step/second-step.repository.ts';
import type { SecretBox, SecretPlace } from '#/platform/crypto/secrets.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import type { ThrottleRule } from '#/platform/throttle/throttle.ts';

/** For signed-in accounts, from any address: three of a million possible codes are valid at a time. */
export const codeRule: ThrottleRule = { kind: 'account.code', limit: 5, windowMs: 5 * 60_000 };

/** `off`: the account has none. `missing`: it has one and no code came. `ok_recovery`: a recovery code was used up. */
export type SecondStepOutcome = 'off' | 'missing' | 'wrong' | 'ok' | 'ok_recovery';

/**
 * Verifies and consumes the second-step code of an account. Runs in `db`, so rolling back its transaction makes the
 * code valid again.
 */
export async function checkSecondStep(
  db: Db | Tx,
  { secrets }: { secrets: SecretBox },
  owner: StepOwner,
  code: string | undefined,
  now: Date,
): Promise<SecondStepOutcome> {
  const step = await findSecondStep(db, owner);
  if (!step?.enabled_at) return 'off';
  if (code === undefined) return 'missing';
  const secret = secrets.open(step.secret, placeOf(step));
  const typed = normalized(code);
  if (/^\d{6}$/.test(typed)) {
    const at = stepOf(secret, typed, now);
    return at !== undefined && (await takeStep(db, owner, at)) ? 'ok' : 'wrong';
  }
  const codeHash = recoveryHash(secret, typed);
  return (await takeRecoveryCode(db, owner, { codeHash, at: now })) ? 'ok_recovery' : 'wrong';
}

/** Returns whether the second step was enabled; a pending enrolment is deleted too. */
export async function removeSecondStep(tx: Tx, owner: StepOwner): Promise<boolean> {
  const step = await findSecondStep(tx, owner);
  if (step) await deleteSecondStep(tx, owner);
  return Boolean(step?.enabled_at);
}

export function placeOf(step: Pick<Row<'second_steps'>, 'id'>): SecretPlace {
  return { rowId: step.id, column: 'second_steps.secret' };
}
