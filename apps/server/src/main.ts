import { demoAdmins, demoCustomers, demoPassword } from '#/composition/seed/demo-data.ts';
import { type RunningServer, startServer } from '#/composition/start.ts';
import { type Config, ConfigError, isLoopback, readConfig } from '#/platform/config/config.ts';
import { isRoot } from '#/platform/db/embedded/account.ts';
import { EmbeddedError, HeldError } from '#/platform/db/embedded.ts';
import { StartError } from '#/platform/lib/start-error.ts';
import { createLogger } from '#/platform/logging/logger.ts';
import { childAccount } from '#/platform/processes/child-account.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

await main();

async function main(): Promise<void> {
  let config: Config;
  try {
    config = readConfig(process.env, process.argv.slice(2));
  } catch (error) {
    return fail(error instanceof ConfigError ? error.message : String(error));
  }
  const logger = createLogger(config.LOG_LEVEL ?? (config.isProduction ? 'info' : 'warn'));
  let running: Promise<RunningServer> | undefined;
  let isStopping = false;

  /** The first signal drains, and waits for a start under way; the second ends at once. */
  async function stop(exitCode: number): Promise<void> {
    if (isStopping) process.exit(1);
    isStopping = true;
    await running?.then((server) => server.stop()).catch(() => {});
    process.exit(exitCode);
  }
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (err) => {
      logger.fatal({ err }, event);
      // What fails in the wake of the first does not cut the calls that are still being answered.
      if (!isStopping) void stop(1);
    });
  }

  running = startServer(config, logger);
  try {
    greet(config, await running);
    // To who starts us again when we fail: so far a failure was for a person to mend.
    process.send?.('ready');
  } catch (error) {
    // Said to the person who started it: these know what to do about it, and a stack would not help.
    if (error instanceof StartError || error instanceof EmbeddedError || error instanceof HeldError) {
      fail(error.message);
    } else {
      logger.fatal({ err: error }, 'start');
      fail(`Studio could not start: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

function greet(config: Config, server: RunningServer): void {
  if (isRoot()) {
    const user = childAccount()?.name;
    print(
      `Studio runs as root${user ? `, its database, relay and ffprobe as other users (${user})` : ''}. Better start it as a user of its own (docs/guide/service.md)`,
    );
  }
  const { port } = new URL(server.url);
  print(`Studio is ready on ${isLoopback(config.HOST) ? `http://localhost:${port}` : server.url}`);
  print(server.streamOrigin ? `Streams are on ${server.streamOrigin}` : 'No streaming engine (ENGINE=off)');
  if (server.shoutcastPort !== null) print(`SHOUTcast sources connect to port ${server.shoutcastPort}`);
  if (config.SMTP_URL === undefined) print('Mails are printed here, with their links (SMTP_URL is not set)');
  if (config.demo === 'fixed') {
    const names = [...demoCustomers.map(({ email }) => email), ...demoAdmins.map(({ username }) => username)];
    print(`Demo accounts: ${names.join(', ')}. Password of each: ${demoPassword}`);
  } else if (server.newAccounts.length) {
    print('Demo accounts, shown this once:');
    for (const { name, password } of server.newAccounts) print(`  ${name}  ${password}`);
  }
  if (server.needsAdmin) {
    print(
      'There is no admin yet. Create the first: npm run create-admin -- --username ann --email ann@radio.example',
    );
  }
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
