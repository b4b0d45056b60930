import { Worker } from 'node:worker_threads';
import type { InspectionResult, SigningInspection } from '#/modules/apps/signing/inspect-signing-file.ts';
import type { SigningFaultCode, SigningParams } from '#/modules/apps/signing/signing-faults.ts';
import type { FromSigningWorker, ToSigningWorker } from '#/modules/apps/signing/signing-worker-messages.ts';
import { systemClock, type TimerClock } from '#/platform/clock/clock.ts';
import { AppError } from '#/platform/http/app-error.ts';

const program = new URL('./signing-worker.ts', import.meta.url);

/** For reading one file, once the worker is ready. */
const limitMs = 2_000;
/** For loading the program, on a busy machine. */
const startLimitMs = 30_000;

/** MB, for a file of at most one. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

export type InspectInWorker = (
  inspection: Omit<SigningInspection, 'trustedRoots'>,
) => Promise<InspectionResult>;

export interface SigningInspectorOptions {
  readonly clock?: Pick<TimerClock, 'after'>;
  /** Of Apple, in PEM. */
  readonly trustedRoots?: readonly string[];
  /** What the worker runs; tests pass others. */
  readonly program?: URL;
  /** The most files that wait or are read. */
  readonly longestQueue?: number;
}

/**
 * Reads files for signing in worker threads, one at a time. A worker is stopped after two seconds, which results in
 * `signing.timed_out`; one that needs too much memory results in `signing.too_complex`. Fails with `service.unavailable` when too
 * many are waiting, or when a worker is not ready after 30 seconds.
 */
export function createSigningInspector(options: SigningInspectorOptions = {}): InspectInWorker {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const { longestQueue = 20 } = options;
  return async (inspection) => {
    if (waiting >= longestQueue) throw unavailable();
    waiting += 1;
    const run = last.then(() => start(inspection, options));
    // A worker that is stopped in a native call ends when the call returns.
    last = run.then(
      ({ ended }) => ended,
      () => {},
    );
    try {
      return await (await run).result;
    } finally {
      waiting -= 1;
    }
  };
}

const unavailable = (cause?: unknown): AppError =>
  new AppError('service.unavailable', { headers: { 'retry-after': '10' }, cause });

const failed = (code: SigningFaultCode, params: SigningParams = {}): InspectionResult => ({
  ok: false,
  fault: { code, params },
});

interface Run {
  readonly result: Promise<InspectionResult>;
  readonly ended: Promise<void>;
}

function start(inspection: Omit<SigningInspection, 'trustedRoots'>, options: SigningInspectorOptions): Run {
  const { clock = systemClock, trustedRoots = [] } = options;
  const worker = new Worker(options.program ?? program, {
    // It needs no settings and must not see secrets.
    env: {},
    execArgv: [],
    argv: [],
    resourceLimits,
  });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  let cancel = () => {};
  const result = new Promise<InspectionResult>((resolve, reject) => {
    cancel = clock.after(startLimitMs, () => reject(unavailable()));
    worker.on('message', (message: FromSigningWorker) => {
      if (message.type === 'result') return resolve(message.result);
      cancel();
      cancel = clock.after(limitMs, () => resolve(failed('signing.timed_out', { limitMs })));
      // A buffer of Node.js can be part of a larger one, which would be copied with it.
      const bytes = new Uint8Array(inspection.bytes);
      worker.postMessage({ ...inspection, bytes, trustedRoots } satisfies ToSigningWorker, [bytes.buffer]);
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(failed('signing.too_complex'));
      else reject(error);
    });
    worker.once('exit', () => reject(unavailable()));
  });
  const stop = () => {
    cancel();
    void worker.terminate();
  };
  result.then(stop, stop);
  return { result, ended };
}
