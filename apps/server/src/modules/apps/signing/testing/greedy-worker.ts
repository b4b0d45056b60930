import { parentPort } from 'node:worker_threads';

/** Takes memory until it has no more. */
parentPort?.once('message', () => {
  const taken: number[][] = [];
  for (;;) taken.push(Array.from({ length: 100_000 }, (_, index) => index + taken.length));
});
parentPort?.postMessage({ type: 'ready' });
