import { type ChildProcess, fork } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { SentMail } from '#/testing/app/test-deps.ts';
import type { FromReplica, ReplicaStart, ToReplica } from '#/testing/replicas/replica-messages.ts';

const program = path.join(import.meta.dirname, 'replica-process.ts');

export interface Replica {
  fetch(request: Request, options: { from: string | undefined; now: Date }): Promise<Response>;
  stop(): Promise<void>;
}

export interface ReplicaOptions extends ReplicaStart {
  readonly onLog: (line: string) => void;
  readonly onMail: (sent: SentMail) => void;
}

/** Whether tests run on two server processes that share a database: TEST_REPLICAS=2. */
export const hasReplicas = process.env.TEST_REPLICAS === '2';

/** Overrides that can be sent to another process; throws for others, which require `oneProcess`. */
export function travelling(overrides: Readonly<Record<string, unknown>>): Record<string, unknown> {
  try {
    return structuredClone({ ...overrides });
  } catch {
    throw new Error(
      `Of ${Object.keys(overrides).join(', ')} something stays in this process: give createTestApp a oneProcess reason.`,
    );
  }
}

interface Pending {
  readonly begin: (head: Extract<FromReplica, { kind: 'head' }>) => void;
  readonly chunk: (data: Uint8Array) => void;
  readonly end: (error: string | undefined) => void;
}

/** Processes whose server has stopped: loading its code takes most of a start, so the next test uses them again. */
const idle: ChildProcess[] = [];
/** Of all servers, so that a late answer belongs to none of a later test. */
let lastId = 0;

function takeProcess(): ChildProcess {
  const known = idle.pop();
  const child = known?.connected
    ? known
    : fork(program, { execArgv: ['--conditions=source'], serialization: 'advanced' });
  child.ref();
  child.channel?.ref();
  return child;
}

/** An idle process ends with this one. */
function giveBack(child: ChildProcess): void {
  child.removeAllListeners('message');
  child.removeAllListeners('exit');
  child.unref();
  child.channel?.unref();
  idle.push(child);
}

export async function startReplica({ onLog, onMail, ...start }: ReplicaOptions): Promise<Replica> {
  const child = takeProcess();
  const { promise: stopped, resolve: onStopped } = Promise.withResolvers<void>();
  const pending = new Map<number, Pending>();
  const send = (message: ToReplica) => void child.send(message);

  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: FromReplica) => {
      if (message.kind === 'ready') resolve();
      else if (message.kind === 'stopped') onStopped();
      else if (message.kind === 'log') onLog(message.line);
      else if (message.kind === 'mail') onMail(message.sent);
      else if (message.kind === 'head') pending.get(message.id)?.begin(message);
      else if (message.kind === 'chunk') pending.get(message.id)?.chunk(message.data);
      else {
        pending.get(message.id)?.end(message.error);
        pending.delete(message.id);
      }
    });
    child.once('exit', (code, signal) => {
      onStopped();
      const error = `The second server ended with ${code ?? signal}.`;
      reject(new Error(error));
      for (const call of pending.values()) call.end(error);
    });
  });
  send({ kind: 'start', start });
  await ready;

  return {
    async fetch(request, { from, now }) {
      lastId += 1;
      const id = lastId;
      const body = request.body === null ? null : new Uint8Array(await request.arrayBuffer());
      const { url, method } = request;
      const call = { url, method, headers: [...request.headers], body, from, now };
      return await new Promise<Response>((resolve, reject) => {
        let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
        const cancel = () => send({ kind: 'cancel', id });
        const stream = new ReadableStream<Uint8Array>({
          start(given) {
            controller = given;
          },
          cancel() {
            pending.delete(id);
            cancel();
          },
        });
        request.signal.addEventListener('abort', cancel, { once: true });
        pending.set(id, {
          begin({ status, headers, isEmpty }) {
            const init = headers.map(([name, value]): [string, string] => [name, value]);
            resolve(new Response(isEmpty ? null : stream, { status, headers: init }));
          },
          chunk: (data) => controller?.enqueue(data),
          end(error) {
            if (error === undefined) return controller?.close();
            controller?.error(new Error(error));
            reject(new Error(error));
          },
        });
        send({ kind: 'call', id, call });
      });
    },
    async stop() {
      send({ kind: 'stop' });
      await stopped;
      giveBack(child);
    },
  };
}

/** Fails a run with replicas in which one of the two was never called. */
export function noteCalls(calls: { here: number; there: number }): void {
  const file = process.env.TEST_REPLICAS_CALLS;
  if (file) appendFileSync(file, `${JSON.stringify(calls)}\n`);
}
