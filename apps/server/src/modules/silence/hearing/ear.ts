import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Level } from '#/modules/silence/hearing/levels.ts';
import type { Loop } from '#/modules/silence/hearing/loop-detector.ts';
import type {
  Capabilities,
  FromEar,
  HeardCodec,
  HearingProblem,
  ToEar,
  Usage,
} from '#/modules/silence/hearing/messages.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import { childAccount } from '#/platform/processes/child-account.ts';

/** What is heard of one stream. */
export interface Hearing {
  readonly onCodec?: (codec: HeardCodec) => void;
  /** One for each second of audio, in order. */
  readonly onLevels: (levels: readonly Level[]) => void;
  /** Each minute of audio: the loop in which its end is stuck. Takes memory and time: absent where nobody asks. */
  readonly onLoop?: ((loop: Loop | null) => void) | undefined;
  /** The stream is closed; nothing follows. */
  readonly onProblem: (problem: HearingProblem) => void;
}

export interface HeardStream {
  push(bytes: Uint8Array): void;
  close(): void;
}

/** Decodes and measures streams in a process of its own, which is started again if it ends. */
export interface Ear {
  open(hearing: Hearing): HeardStream;
  /** Null until the process has started. */
  capabilities(): Capabilities | null;
  /** Of its process; null while there is none. */
  usage(): Usage | null;
  stop(): void;
}

export interface EarOptions {
  readonly clock: TimerClock;
  readonly onError: (error: unknown) => void;
}

const program = fileURLToPath(new URL('./ear-process.ts', import.meta.url));
/** Decoders can hang. */
const deadAfterMs = 15_000;
const restartMs = 1_000;
const longestRestartMs = 60_000;

export function startEar({ clock, onError }: EarOptions): Ear {
  const streams = new Map<number, Hearing>();
  let nextId = 1;
  let child: ChildProcess | null = null;
  let capabilities: Capabilities | null = null;
  let usage: Usage | null = null;
  let isStopping = false;
  let restartAfterMs = restartMs;
  let cancelWatch = () => {};
  let cancelRestart = () => {};

  const send = (message: ToEar): void => {
    if (child?.connected) child.send(message, () => {});
  };

  function watch(process: ChildProcess): void {
    cancelWatch();
    cancelWatch = clock.after(deadAfterMs, () => process.kill('SIGKILL'));
  }

  function onMessage(message: FromEar): void {
    if (message.type === 'ready') capabilities = message.capabilities;
    if (message.type === 'alive') usage = message;
    // It works again.
    if (message.type === 'levels') restartAfterMs = restartMs;
    if (message.type === 'ready' || message.type === 'alive') return;
    const hearing = streams.get(message.id);
    if (message.type === 'codec') hearing?.onCodec?.(message.codec);
    if (message.type === 'levels') hearing?.onLevels(message.levels);
    if (message.type === 'loop') hearing?.onLoop?.(message.loop);
    if (message.type === 'failed') {
      streams.delete(message.id);
      hearing?.onProblem(message.problem);
    }
  }

  function start(): void {
    const account = childAccount();
    const process = fork(program, [], {
      // It decodes bytes of strangers, and must not see secrets.
      ...(account && { uid: account.uid, gid: account.gid, cwd: '/' }),
      env: { PATH: globalThis.process.env.PATH ?? '' },
      execArgv: ['--max-old-space-size=256'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    child = process;
    watch(process);
    process.on('message', (message: FromEar) => {
      watch(process);
      onMessage(message);
    });
    process.once('error', onError);
    process.once('exit', (code, signal) => {
      cancelWatch();
      child = null;
      usage = null;
      if (isStopping) return;
      onError(new Error(`The process that decodes streams ended (${code ?? signal}).`));
      const open = [...streams.values()];
      streams.clear();
      for (const { onProblem } of open) onProblem('crashed');
      cancelRestart = clock.after(restartAfterMs, start);
      restartAfterMs = Math.min(longestRestartMs, restartAfterMs * 2);
    });
  }
  start();

  return {
    open(hearing) {
      const id = nextId;
      nextId += 1;
      streams.set(id, hearing);
      if (child?.connected) send({ type: 'open', id, findsLoops: hearing.onLoop !== undefined });
      else clock.after(0, () => streams.delete(id) && hearing.onProblem('crashed'));
      return {
        push: (bytes) => {
          if (streams.has(id)) send({ type: 'bytes', id, bytes });
        },
        close: () => {
          if (streams.delete(id)) send({ type: 'close', id });
        },
      };
    },
    capabilities: () => capabilities,
    usage: () => usage,
    stop() {
      isStopping = true;
      cancelWatch();
      cancelRestart();
      child?.kill('SIGTERM');
    },
  };
}
