import { type AuditPerson, accountIdOf } from '#/platform/audit/audit.repository.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

/** The account that owns the second step. */
export type StepOwner = AuditPerson;

export function findSecondStep(db: Executor, owner: StepOwner): Promise<Row<'second_steps'> | undefined> {
  return db
    .selectFrom('second_steps')
    .selectAll()
    .where(columnOf(owner), '=', accountIdOf(owner))
    .executeTakeFirst();
}

/** Consumes a time step: of two concurrent calls with the same code, only one updates the row. */
export async function takeStep(db: Executor, owner: StepOwner, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_steps')
    .set({ last_step: step })
    .where(columnOf(owner), '=', accountIdOf(owner))
    .where('last_step', '<', String(step))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Consumes a recovery code. */
export async function takeRecoveryCode(
  db: Executor,
  owner: StepOwner,
  taken: { codeHash: Buffer; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: taken.at })
    .where('code_hash', '=', taken.codeHash)
    .where('used_at', 'is', null)
    .where('second_step_id', 'in', ownStepId(db, owner))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(db: Executor, owner: StepOwner): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<string>().as('left'))
    .where('used_at', 'is', null)
    .where('second_step_id', 'in', ownStepId(db, owner))
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Stores a secret pending its first code; returns false if the second step is already enabled. */
export async function putPendingStep(
  db: Executor,
  owner: StepOwner,
  pending: Pick<NewRow<'second_steps'>, 'id' | 'secret' | 'created_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_steps')
    .values({
      customer_id: null,
      admin_id: null,
      ...pending,
      [columnOf(owner)]: accountIdOf(owner),
      enabled_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .column(columnOf(owner))
        .doUpdateSet({ ...pending, last_step: 0 })
        .where('second_steps.enabled_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Enables exactly the secret that was verified; returns false if a concurrent call changed it. */
export async function enableSecondStep(
  tx: Tx,
  owner: StepOwner,
  { id, at, lastStep }: { id: string; at: Date; lastStep: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_steps')
    .set({ enabled_at: at, last_step: lastStep })
    .where(columnOf(owner), '=', accountIdOf(owner))
    .where('id', '=', id)
    .where('enabled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Recovery codes are deleted by cascade. */
export async function deleteSecondStep(tx: Tx, owner: StepOwner): Promise<void> {
  await tx.deleteFrom('second_steps').where(columnOf(owner), '=', accountIdOf(owner)).execute();
}

export async function replaceRecoveryCodes(
  tx: Tx,
  owner: StepOwner,
  hashes: readonly Buffer[],
): Promise<void> {
  const { id } = await ownStepId(tx, owner).executeTakeFirstOrThrow();
  await tx.deleteFrom('recovery_codes').where('second_step_id', '=', id).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ second_step_id: id, code_hash, used_at: null })))
    .execute();
}

function ownStepId(db: Executor, owner: StepOwner) {
  return db.selectFrom('second_steps').select('id').where(columnOf(owner), '=', accountIdOf(owner));
}

function columnOf(owner: StepOwner): 'customer_id' | 'admin_id' {
  return 'customerId' in owner ? 'customer_id' : 'admin_id';
}
