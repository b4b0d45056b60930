import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { type Binaries, binary } from '#/platform/db/embedded/binaries.ts';
import { childEnv } from '#/platform/db/embedded/cluster.ts';
import type { Home } from '#/platform/db/embedded/data-directory.ts';
import { EmbeddedError } from '#/platform/db/embedded/embedded-error.ts';
import { stopOrphans } from '#/platform/db/embedded/orphaned-postmaster.ts';
import type { Endpoint } from '#/platform/db/embedded/socket.ts';

export interface EmbeddedLog {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

export interface PostmasterOptions {
  readonly home: Home;
  readonly binaries: Binaries;
  readonly endpoint: Endpoint;
  readonly settings: Readonly<Record<string, string>>;
  readonly log: EmbeddedLog;
  /** Resolves to true once the server accepts connections; polled until then. */
  readonly isReady: () => Promise<boolean>;
}

export interface Postmaster {
  readonly pid: number;
  stop(): Promise<void>;
}

const readyWithinMs = 60_000;
/** Grace period for connections that our side is closing, which would otherwise report an error. */
const gracePeriodMs = 500;
const fastStopMs = 30_000;
const restartAfterMs = 500;
const longestRestartPauseMs = 10_000;

/** Runs PostgreSQL, and restarts it when it exits unexpectedly. */
export async function runPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  let current = launch(options);
  let isStopping = false;
  let revival: Promise<void> | undefined;
  try {
    await untilReady(current, options.isReady);
  } catch (error) {
    await end(current, options);
    throw error;
  }
  watch();

  function watch(): void {
    current.child.once('exit', () => {
      if (!isStopping) revival = revive();
    });
  }

  async function revive(): Promise<void> {
    for (let pauseMs = restartAfterMs; !isStopping; pauseMs = Math.min(pauseMs * 2, longestRestartPauseMs)) {
      options.log.error('PostgreSQL ended without being asked to; it is started again.');
      await wait(pauseMs);
      if (isStopping) return;
      try {
        // Backends that outlive a killed postmaster hold its shared memory: the next one would refuse to start.
        await stopOrphans(options.home.data);
        current = launch(options);
        await untilReady(current, options.isReady);
        return watch();
      } catch (error) {
        options.log.error(error instanceof Error ? error.message : String(error));
        await end(current, options);
      }
    }
  }

  return {
    get pid() {
      return current.child.pid ?? 0;
    },
    async stop() {
      isStopping = true;
      await end(current, options);
      await revival;
    },
  };
}

interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<string>;
  readonly lastLines: string[];
  isReady: boolean;
}

function launch({ home, binaries, endpoint, settings, log }: PostmasterOptions): Running {
  const child = spawn(binary(binaries, 'postgres'), ['-D', home.data, ...argumentsOf(endpoint, settings)], {
    ...home.account,
    cwd: home.data,
    env: childEnv(),
    // Outside the terminal's process group: Ctrl-C is for the server, which drains first and stops
    // the database last.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`code ${code ?? signal}`));
  });
  const running: Running = { child, ended, lastLines: [], isReady: false };
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      running.lastLines.push(line);
      running.lastLines.splice(0, running.lastLines.length - 10);
      report(line, running.isReady, log);
    });
  }
  return running;
}

function argumentsOf({ host, port }: Endpoint, settings: Readonly<Record<string, string>>): string[] {
  const isSocket = process.platform !== 'win32';
  const all = {
    listen_addresses: isSocket ? '' : host,
    // Within double quotes a comma is part of the name.
    unix_socket_directories: isSocket ? `"${host.replaceAll('"', '""')}"` : '',
    unix_socket_permissions: '0700',
    port: String(port),
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_destination: 'stderr',
    log_line_prefix: '',
    // Statements and row values may be personal data: neither is logged.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    shared_buffers: '128MB',
    ...settings,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Failed statements are the caller's concern; only PostgreSQL's own errors are logged. */
function report(line: string, isReady: boolean, log: EmbeddedLog): void {
  if (line.startsWith('PANIC:')) log.error(`PostgreSQL: ${line}`);
  else if (isReady && /^(?:FATAL|WARNING):/.test(line)) log.warn(`PostgreSQL: ${line}`);
  else log.debug(`PostgreSQL: ${line}`);
}

async function untilReady(running: Running, isReady: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + readyWithinMs;
  let reason: string | undefined;
  void running.ended.then((why) => {
    reason = why;
  });
  while (!(await isReady())) {
    if (reason !== undefined) {
      throw new EmbeddedError(`PostgreSQL did not start (${reason}).\n${running.lastLines.join('\n')}`);
    }
    if (performance.now() > deadline) {
      throw new EmbeddedError(
        `PostgreSQL was not ready within ${readyWithinMs / 1000} s.\n${running.lastLines.join('\n')}`,
      );
    }
    await wait(15);
  }
  running.isReady = true;
}

/**
 * Waits briefly for the last sessions to end, then ends them and writes a checkpoint. On timeout,
 * ends as in a crash, which loses no committed data either.
 */
async function end(running: Running, { binaries, home }: PostmasterOptions): Promise<void> {
  const { child, ended } = running;
  running.isReady = false;
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (process.platform === 'win32') {
    // Windows has no signals; pg_ctl stops the server instead.
    spawnSync(binary(binaries, 'pg_ctl'), ['stop', '-D', home.data, '-m', 'fast', '-w']);
  } else child.kill('SIGTERM');
  const steps = [
    setTimeout(() => child.kill('SIGINT'), gracePeriodMs),
    setTimeout(() => child.kill('SIGQUIT'), fastStopMs),
  ];
  await ended;
  for (const step of steps) clearTimeout(step);
}
