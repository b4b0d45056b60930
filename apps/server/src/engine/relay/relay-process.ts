import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TimerClock } from '#/platform/clock/clock.ts';
import type { Account } from '#/platform/db/embedded/account.ts';
import type { EngineEvent, MountConfig } from '../engine.ts';
import { EngineError } from '../engine-error.ts';
import type { FromRelay, RelayPorts, ToRelay } from './messages.ts';

const mainPath = fileURLToPath(new URL('./main.ts', import.meta.url));

/** As the given user; by default, as the server's own. */
export function forkRelay(account: Account | undefined): ChildProcess {
  return fork(mainPath, [], {
    ...(account && { uid: account.uid, gid: account.gid, cwd: '/' }),
    // Our environment contains secrets that the relay does not need.
    env: process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot } : {},
    execArgv: ['--max-old-space-size=384'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

export function sendToRelay(child: ChildProcess | null, message: ToRelay): void {
  if (child?.connected) child.send(message, () => {});
}

/** Rejects when the relay ends or fails before it listens. */
export function untilListening(child: ChildProcess): Promise<RelayPorts> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new EngineError('unavailable', 'The relay could not be started.', { cause: error })),
    );
    const onExit = (): void => reject(new EngineError('unavailable', 'The relay ended before it was ready.'));
    child.once('exit', onExit);
    child.on('message', (message: FromRelay) => {
      if (message.type === 'listening') resolve(message);
      if (message.type === 'failed') {
        reject(new EngineError('unavailable', message.message, { cause: message.code }));
        // It runs but cannot listen; killing it triggers a restart.
        child.kill('SIGKILL');
      }
      if (message.type === 'listening' || message.type === 'failed') child.off('exit', onExit);
    });
  });
}

export function onRelayEvent(child: ChildProcess, listener: (event: EngineEvent) => void): void {
  child.on('message', (message: FromRelay) => {
    if (message.type === 'event') listener(message.event);
  });
}

interface Configuration {
  /** Identifies the confirmation of this call. */
  readonly call: number;
  readonly mounts: readonly MountConfig[];
  readonly clock: TimerClock;
  readonly timeoutMs: number;
}

/** Resolves when the relay confirms the mounts, or exits: a restarted relay gets them at its start. */
export function configureRelay(
  child: ChildProcess,
  { call, mounts, clock, timeoutMs }: Configuration,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      cancel();
      child.off('exit', settle);
      child.off('message', onMessage);
    };
    const settle = (): void => {
      end();
      resolve();
    };
    const onMessage = (message: FromRelay): void => {
      if (message.type === 'configured' && message.call === call) settle();
    };
    const cancel = clock.after(timeoutMs, () => {
      end();
      reject(new EngineError('timeout', 'The relay did not load its configuration in time.'));
    });
    child.on('message', onMessage);
    child.once('exit', settle);
    sendToRelay(child, { type: 'configure', call, mounts });
  });
}
