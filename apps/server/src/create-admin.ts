/** `npm run create-admin`: the first admin of an installation, or a way back in for one who lost theirs. */
import { randomBytes } from 'node:crypto';
import { limits, passwordChange } from '@unmuted/api/contract';
import * as z from 'zod/mini';
import { createAdmin, resetAdmin } from '#/modules/identity/admin-accounts/admin-accounts.service.ts';
import { readArguments } from '#/modules/identity/admin-accounts/create-admin.arguments.ts';
import { askPassword } from '#/platform/cli/ask-password.ts';
import { systemClock } from '#/platform/clock/clock.ts';
import { ConfigError, readConfig } from '#/platform/config/config.ts';
import { createPasswords } from '#/platform/crypto/passwords.ts';
import { EmbeddedError, HeldError } from '#/platform/db/embedded.ts';
import { migrate, pendingMigrations } from '#/platform/db/migrate.ts';
import { openOrJoinDatabase } from '#/platform/db/open.ts';
import { StartError } from '#/platform/lib/start-error.ts';
import { createLogger } from '#/platform/logging/logger.ts';

const closers: (() => Promise<void>)[] = [];

try {
  await main();
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
} finally {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
}

async function main(): Promise<void> {
  const { task, generate } = readArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  const password = generate
    ? randomBytes(18).toString('base64url')
    : await askPassword(task.username, { input: process.stdin, output: process.stderr });
  if (!z.safeParse(passwordChange.shape.newPassword, password).success) {
    throw new StartError(
      `A password has ${limits.passwordMin} to ${limits.passwordMax} characters. Nothing was changed.`,
    );
  }
  // From here on a database may be open: it is ended in order, which takes a moment.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  const logger = createLogger(config.LOG_LEVEL ?? 'error');
  const { db, isJoined } = await openOrJoinDatabase(config, { logger, closers });
  if (!isJoined) await migrate(db);
  else if ((await pendingMigrations(db)).length > 0) {
    throw new StartError('The server that is running is of another release. Stop it, then do this again.');
  }
  const deps = { db, clock: systemClock, passwords: createPasswords() };
  if (task.kind === 'reset') await resetAdmin(deps, { ...task, password });
  else await createAdmin(deps, { ...task.admin, password });
  process.stdout.write(`${task.username} can sign in at /admin.\n`);
  if (generate) process.stdout.write(`Password, shown this once: ${password}\n`);
}

function messageOf(error: unknown): string {
  const isInWords = [StartError, ConfigError, EmbeddedError, HeldError].some((kind) => error instanceof kind);
  const message = error instanceof Error ? error.message : String(error);
  return isInWords ? message : `Nothing was changed: ${message}`;
}
