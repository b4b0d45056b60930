/**
 * The embedded database in its own process, which a test can kill. Options are JSON in the first
 * argument; events go to standard output as JSON lines; the end of standard input stops it
 * gracefully.
 */
import { once } from 'node:events';
import type { HolderEvent, HolderOptions } from '#/platform/db/embedded/testing/holder-process.ts';
import { startEmbeddedPostgres } from '#/platform/db/embedded.ts';

const { as, ...options } = JSON.parse(process.argv[2] ?? '{}') as HolderOptions;
const emit = (event: HolderEvent) => process.stdout.write(`${JSON.stringify(event)}\n`);
const log = (message: string) => emit({ log: message });

// All modules are loaded by now, so the user need not be able to read the sources.
if (as) {
  process.setgroups?.([]);
  process.setgid?.(as.gid);
  process.setuid?.(as.uid);
}
try {
  const postgres = await startEmbeddedPostgres({
    ...options,
    log: { debug: log, info: log, warn: log, error: log },
  });
  const { password, ...connection } = postgres.connection;
  postgres.announce('http://127.0.0.1:4100');
  emit({ ready: { connection, location: postgres.location, postmaster: postgres.pid } });
  process.stdin.resume();
  await once(process.stdin, 'end');
  await postgres.stop();
} catch (error) {
  emit({
    failed:
      error instanceof Error ? { name: error.name, message: error.message } : { message: String(error) },
  });
  process.exitCode = 1;
}
