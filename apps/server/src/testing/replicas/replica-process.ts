/** A second server on a test's database, in its own process, which serves one test after another: see replica.ts. */
import { type App, createApp } from '#/composition/app.ts';
import { connect } from '#/platform/db/connect.ts';
import { createLogger } from '#/platform/logging/logger.ts';
import { createTestDeps } from '#/testing/app/test-deps.ts';
import type {
  ForwardedCall,
  FromReplica,
  ReplicaStart,
  ToReplica,
} from '#/testing/replicas/replica-messages.ts';
import { TestClock } from '#/testing/stand-ins/test-clock.ts';

let clock = new TestClock();
const cancels = new Map<number, AbortController>();
let app: App | undefined;
let closeAll = async () => {};

const send = (message: FromReplica) => void process.send?.(message);

process.on('message', (message: ToReplica) => {
  if (message.kind === 'start') void start(message.start);
  else if (message.kind === 'call') void answer(message.id, message.call);
  else if (message.kind === 'cancel') cancels.get(message.id)?.abort();
  else void stop();
});
process.once('disconnect', () => process.exit());

async function start({ connection: options, dashboardRoot, overrides }: ReplicaStart): Promise<void> {
  clock = new TestClock();
  const connection = connect({ connection: options, poolSize: 4 });
  const logger = createLogger('trace', { write: (line) => send({ kind: 'log', line }) });
  const keepMail = (sent: Extract<FromReplica, { kind: 'mail' }>['sent']) => send({ kind: 'mail', sent });
  const deps = createTestDeps({ connection, clock, logger, dashboardRoot, keepMail });
  const server = await createApp({ ...deps, ...overrides });
  closeAll = async () => {
    await server.close();
    await deps.bus.close();
    await connection.close();
  };
  app = server;
  send({ kind: 'ready' });
}

async function answer(id: number, { now, from, body, headers, ...call }: ForwardedCall): Promise<void> {
  clock.set(now);
  const cancel = new AbortController();
  cancels.set(id, cancel);
  try {
    if (!app) throw new Error('The second server has not started.');
    const request = new Request(call.url, {
      method: call.method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      ...(body && { body: Buffer.from(body) }),
      signal: cancel.signal,
    });
    const response = await app.fetch(request, from);
    const isEmpty = response.body === null;
    send({ kind: 'head', id, status: response.status, headers: [...response.headers], isEmpty });
    for await (const data of response.body ?? []) send({ kind: 'chunk', id, data });
    send({ kind: 'end', id });
  } catch (error) {
    send({ kind: 'end', id, error: String(error) });
  } finally {
    cancels.delete(id);
  }
}

async function stop(): Promise<void> {
  await closeAll();
  app = undefined;
  send({ kind: 'stopped' });
}
