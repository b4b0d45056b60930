import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { superviseProcess } from '#/engine/supervised-process.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import type { EngineEvent, MountConfig } from '../engine.ts';
import { EngineError } from '../engine-error.ts';
import type { HookTarget } from '../hooks/hook-server.ts';
import type { FromRelay, ToRelay } from './messages.ts';

export interface SupervisorOptions {
  readonly host: string;
  /** 0 selects any free port; a restart keeps the port of the first start. */
  readonly port: number;
  readonly adminPassword: string;
  readonly mounts: readonly MountConfig[];
  readonly hook?: HookTarget;
  readonly accessLog?: string;
  readonly clock: TimerClock;
  readonly log: (message: string, details?: Readonly<Record<string, unknown>>) => void;
}

export interface Supervisor {
  readonly port: number;
  /** The child's process id; null while it is being restarted. */
  pid(): number | null;
  applyConfig(mounts: readonly MountConfig[]): Promise<void>;
  onEvent(listener: (event: EngineEvent) => void): () => void;
  stop(): Promise<void>;
}

const mainPath = fileURLToPath(new URL('./main.ts', import.meta.url));
const replyMs = 2000;

/**
 * Starts the relay process, and restarts it whenever it exits. Rejects when the first start fails.
 */
export async function superviseRelay(options: SupervisorOptions): Promise<Supervisor> {
  const { clock, log } = options;
  const listeners = new Set<(event: EngineEvent) => void>();
  const calls = new Map<number, () => void>();
  let mounts = options.mounts;
  let port = options.port;
  let lastCall = 0;
  const supervised = superviseProcess({
    name: 'relay',
    restart: async () => {
      await launch();
      log('relay restarted', { port });
    },
    clock,
    log,
  });

  const tell = (to: ChildProcess | null, message: ToRelay): void => {
    if (to?.connected) to.send(message, () => {});
  };

  function launch(): Promise<number> {
    const started = fork(mainPath, [], {
      // Our environment contains secrets that the relay does not need.
      env: process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot } : {},
      execArgv: ['--max-old-space-size=384'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    supervised.watch(started);
    const { host, adminPassword, hook = null, accessLog = null } = options;
    tell(started, { type: 'start', host, port, adminPassword, mounts, hook, accessLog });
    return new Promise((resolve, reject) => {
      started.once('error', (error) =>
        reject(new EngineError('unavailable', 'The relay could not be started.', { cause: error })),
      );
      const onExit = (): void =>
        reject(new EngineError('unavailable', 'The relay ended before it was ready.'));
      started.once('exit', onExit);
      started.on('message', (message: FromRelay) => {
        if (message.type === 'event') for (const listener of listeners) listener(message.event);
        if (message.type === 'configured') calls.get(message.call)?.();
        if (message.type === 'listening') resolve(message.port);
        if (message.type === 'failed') {
          reject(new EngineError('unavailable', message.message, { cause: message.code }));
          // It runs but cannot listen; killing it triggers a restart.
          started.kill('SIGKILL');
        }
        if (message.type === 'listening' || message.type === 'failed') started.off('exit', onExit);
      });
    });
  }

  const end = (): Promise<void> => supervised.stop((last) => tell(last, { type: 'stop' }), replyMs);

  try {
    port = await launch();
  } catch (error) {
    await end();
    throw error;
  }

  return {
    port,
    pid: () => supervised.current()?.pid ?? null,
    onEvent: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // A child that is being restarted gets the new list at its start.
    applyConfig: (next) => {
      mounts = next;
      const target = supervised.current();
      if (!target?.connected) return Promise.resolve();
      lastCall += 1;
      const call = lastCall;
      return new Promise((resolve, reject) => {
        const settle = (): void => {
          cancel();
          target.off('exit', settle);
          calls.delete(call);
          resolve();
        };
        const cancel = clock.after(replyMs, () => {
          target.off('exit', settle);
          calls.delete(call);
          reject(new EngineError('timeout', 'The relay did not load its configuration in time.'));
        });
        calls.set(call, settle);
        target.once('exit', settle);
        tell(target, { type: 'configure', call, mounts: next });
      });
    },
    stop: end,
  };
}
