import { startManagedIcecast } from '#/engine/icecast/managed-icecast.ts';
import { systemClock } from '#/platform/clock/clock.ts';

// A minimal server for tests to kill: it starts an Icecast and prints its process id.
const [, , binary = '', dir = ''] = process.argv;
const { child } = await startManagedIcecast({
  binary,
  dir,
  host: '127.0.0.1',
  port: 0,
  strictPort: false,
  mounts: [],
  listeners: new Set(),
  clock: systemClock,
  log: () => {},
});
process.stdout.write(`${child.pid()}\n`);
