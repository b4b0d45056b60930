import { X509Certificate } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { inspectSigningFile } from '#/modules/apps/signing/inspect-signing-file.ts';
import type { FromSigningWorker, ToSigningWorker } from '#/modules/apps/signing/signing-worker-messages.ts';

// A thread of its own for each file: reading one can compute for seconds, and its memory is dropped with it.

const send = (message: FromSigningWorker): void => parentPort?.postMessage(message);

parentPort?.once('message', ({ bytes, trustedRoots, ...inspection }: ToSigningWorker) => {
  const result = inspectSigningFile({
    ...inspection,
    bytes: Buffer.from(bytes),
    trustedRoots: trustedRoots.map((pem) => new X509Certificate(pem)),
  });
  send({ type: 'result', result });
});
send({ type: 'ready' });
