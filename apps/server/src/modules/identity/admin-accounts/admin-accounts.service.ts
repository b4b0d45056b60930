import {
  findAdminByUsername,
  insertAdmin,
  reopenAdmin,
} from '#/modules/identity/admin-accounts/admin-accounts.repository.ts';
import {
  type PersonalNames,
  passwordProblem,
  personalNames,
} from '#/modules/identity/passwords/password-rules.ts';
import { removeSecondStep } from '#/modules/identity/second-step/second-step.ts';
import { endSessions } from '#/modules/identity/session/session.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Passwords } from '#/platform/crypto/passwords.ts';
import type { Db, Row } from '#/platform/db/schema.ts';
import { StartError } from '#/platform/lib/start-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

export interface AdminAccountDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: Passwords;
}

export interface NewAdmin {
  readonly username: string;
  readonly email: string;
  readonly name: string;
  readonly title: string;
  readonly role: Row<'admins'>['role'];
}

/** Creates an admin; throws a StartError with a readable reason on failure. */
export async function createAdmin(
  { db, clock, passwords }: AdminAccountDeps,
  { password, ...admin }: NewAdmin & { readonly password: string },
): Promise<void> {
  const { username, email, name } = admin;
  requireGood(password, namesOf({ username, email, name }));
  const [id, passwordHash, at] = [uuidv7(), await passwords.hash(password), clock.now()];
  await db.transaction().execute(async (tx) => {
    const isNew = await insertAdmin(tx, { ...admin, id, password_hash: passwordHash, created_at: at });
    if (!isNew) {
      throw new StartError(
        `There is an admin ${username} already. To give them a new password, end their sessions and turn their ` +
          'second step off, add --reset.',
      );
    }
    const details = { role: admin.role };
    await recordAudit(tx, { at, action: 'account.created', by: 'system', about: { adminId: id }, details });
  });
}

/**
 * Resets the password of a locked-out admin: ends their sessions, disables their second step and enables the account.
 */
export async function resetAdmin(
  { db, clock, passwords }: AdminAccountDeps,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const known = await findAdminByUsername(db, username);
  if (!known) throw new StartError(`There is no admin ${username}. To make one, leave out --reset.`);
  requireGood(password, namesOf(known));
  const [passwordHash, at] = [await passwords.hash(password), clock.now()];
  const about = { adminId: known.id };
  await db.transaction().execute(async (tx) => {
    await reopenAdmin(tx, known.id, passwordHash);
    const endedSessions = await endSessions(tx, about, {}, at);
    const details = { endedSessions, wasDisabled: known.disabled_at !== null };
    await recordAudit(tx, { at, action: 'account.password_reset', by: 'system', about, details });
    if (await removeSecondStep(tx, about)) {
      await recordAudit(tx, { at, action: 'account.mfa_disabled', by: 'system', about });
    }
  });
}

function namesOf({ username, email, name }: Pick<NewAdmin, 'username' | 'email' | 'name'>): PersonalNames {
  const [firstName = '', ...others] = name.split(' ');
  return { username, email, firstName, lastName: others.join(' ') };
}

function requireGood(password: string, person: PersonalNames): void {
  const problem = passwordProblem(password, personalNames(person));
  if (problem === 'common') {
    throw new StartError('That password is among those that everybody tries first. Choose another one.');
  }
  if (problem === 'personal') {
    throw new StartError('That password is a name of the account itself. Choose another one.');
  }
}
