import { randomBytes } from 'node:crypto';
import { insertDemoBuilds } from '#/composition/seed/demo-builds.repository.ts';
import { demoAdmins, demoCustomers, demoPassword } from '#/composition/seed/demo-data.ts';
import { storeDemoPictures } from '#/composition/seed/demo-pictures.ts';
import { insertDemoPlans } from '#/composition/seed/demo-plans.repository.ts';
import { insertDemoSigning } from '#/composition/seed/demo-signing.repository.ts';
import { makeDemoSigning } from '#/composition/seed/demo-signing.ts';
import {
  hasDemoAccounts,
  insertAdmin,
  insertCustomer,
  lockSeeding,
  type SeededCast,
} from '#/composition/seed/seed.repository.ts';
import type { Passwords } from '#/platform/crypto/passwords.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { FileStorage } from '#/platform/storage/storage.ts';

export interface SeedDeps {
  readonly db: Db;
  readonly passwords: Passwords;
  readonly secrets: SecretBox;
  readonly now: Date;
  /** Adds the history of the casts, all of it marked as sample data. */
  readonly insertHistory?: InsertHistory;
  /** For the pictures; the demo has none without it. */
  readonly storage?: FileStorage;
}

export type InsertHistory = (
  tx: Tx,
  deps: Pick<SeedDeps, 'secrets' | 'now'>,
  casts: readonly SeededCast[],
) => Promise<void>;

export interface DemoAccount {
  readonly name: string;
  readonly password: string;
}

/**
 * Creates the demo accounts and their products unless the database has any. Returns the created accounts: their random
 * passwords are not stored anywhere else.
 */
export async function seedDemo(deps: SeedDeps, kind: 'fixed' | 'random'): Promise<DemoAccount[]> {
  // Avoids hashing passwords on every start but the first.
  if (await hasDemoAccounts(deps.db)) return [];
  const names = [
    ...demoCustomers.map((customer) => customer.email),
    ...demoAdmins.map((admin) => admin.username),
  ];
  const accounts = names.map((name) => ({
    name,
    password: kind === 'fixed' ? demoPassword : randomBytes(12).toString('base64url'),
  }));
  const hashes = new Map(
    await Promise.all(
      accounts.map(async ({ name, password }) => [name, await deps.passwords.hash(password)] as const),
    ),
  );
  const signing = await makeDemoSigning(deps);
  const pictures = deps.storage ? await storeDemoPictures(deps.storage) : null;
  return deps.db.transaction().execute(async (tx) => {
    await lockSeeding(tx);
    if (await hasDemoAccounts(tx)) return [];
    for (const admin of demoAdmins) {
      await insertAdmin(tx, admin, hashes.get(admin.username) ?? '');
    }
    const casts: SeededCast[] = [];
    for (const customer of demoCustomers) {
      const sourcePassword = kind === 'fixed' ? demoPassword : randomBytes(12).toString('base64url');
      const passwordHash = hashes.get(customer.email) ?? '';
      casts.push(...(await insertCustomer(tx, deps, { customer, passwordHash, sourcePassword, pictures })));
    }
    await insertDemoPlans(tx, deps);
    await insertDemoSigning(tx, signing);
    await insertDemoBuilds(tx, deps.now);
    await deps.insertHistory?.(tx, deps, casts);
    return accounts;
  });
}
