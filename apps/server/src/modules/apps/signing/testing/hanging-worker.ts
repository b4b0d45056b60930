import { parentPort } from 'node:worker_threads';

/** Never answers, and cannot be interrupted by messages. */
parentPort?.once('message', () => {
  for (;;);
});
parentPort?.postMessage({ type: 'ready' });
