import { systemClock } from '#/platform/clock/clock.ts';
import { superviseRelay } from '../relay/supervisor.ts';

// A minimal server for tests to kill: it starts a relay and prints the relay's process id.
const supervisor = await superviseRelay({
  host: '127.0.0.1',
  port: 0,
  adminPassword: 'secret',
  mounts: [],
  clock: systemClock,
  log: () => {},
});
process.stdout.write(`${supervisor.pid()}\n`);
