// Benchmark of the built-in relay: `node --conditions=source bench/relay.ts [listeners] [seconds]` (Linux).
// Listeners and source run in this process and the relay in its own; only the relay's usage is reported.
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startAutoSource } from '../apps/server/src/engine/auto-source.ts';
import { readLoop } from '../apps/server/src/engine/demo-programme.ts';
import { startRelayEngine } from '../apps/server/src/engine/relay/engine.ts';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';

const listeners = Math.min(Number(process.argv[2] ?? 500), 4000);
const seconds = Math.min(Number(process.argv[3] ?? 8), 60);
/** Linux reports CPU time in hundredths of a second. */
const tickMs = 10;

function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

const rssMiB = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

function percentile(values: readonly number[], fraction: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) * fraction)] ?? Number.NaN).toFixed(1);
}

const mount = {
  mount: '/bench',
  username: 'source',
  sourcePassword: 'bench',
  maxListeners: null,
  name: 'Bench',
};
const { engine, origin, supervisor } = await startRelayEngine({
  host: '127.0.0.1',
  port: 0,
  strictPort: false,
  mounts: [mount],
  clock: systemClock,
  log: () => {},
});
const source = startAutoSource({
  origin,
  mount: mount.mount,
  username: mount.username,
  password: mount.sourcePassword,
  audio: await readLoop('aurora'),
  titles: ['Bench - One', 'Bench - Two'],
  titleEveryMs: 5000,
  clock: systemClock,
});
while (!source.isConnected()) await delay(10);

const sockets: Socket[] = [];
const firstAudioMs: number[] = [];
let received = 0;
let closed = 0;

function listen(): Promise<void> {
  return new Promise((resolve, reject) => {
    const startedMs = performance.now();
    const socket = connect({ host: '127.0.0.1', port: supervisor.port });
    sockets.push(socket);
    socket.write(`GET ${mount.mount} HTTP/1.0\r\nIcy-MetaData: 1\r\n\r\n`);
    socket.once('data', () => {
      firstAudioMs.push(performance.now() - startedMs);
      resolve();
    });
    socket.on('data', (chunk) => {
      received += chunk.length;
    });
    socket.once('error', reject);
    socket.once('close', () => {
      closed += 1;
    });
  });
}

const pid = supervisor.pid() ?? 0;
const idleRss = rssMiB(pid);
for (let opened = 0; opened < listeners; opened += 20) {
  await Promise.all(Array.from({ length: Math.min(20, listeners - opened) }, listen));
}
await delay(1000);

const beforeMs = performance.now();
const [cpuBefore, bytesBefore] = [cpuMs(pid), received];
const statsMs: number[] = [];
while (performance.now() - beforeMs < seconds * 1000) {
  const startedMs = performance.now();
  await engine.readStats();
  statsMs.push(performance.now() - startedMs);
  await delay(100);
}
const elapsedMs = performance.now() - beforeMs;
const cpuShare = ((cpuMs(pid) - cpuBefore) / elapsedMs) * 100;
const mbits = ((received - bytesBefore) * 8) / elapsedMs / 1000;
const counted = (await engine.readStats()).mounts[0]?.listeners;

process.stdout.write(
  [
    `listeners            ${listeners} (the relay counts ${counted}, ${closed} were dropped)`,
    `CPU of the relay     ${cpuShare.toFixed(1)} % of one core over ${(elapsedMs / 1000).toFixed(1)} s`,
    `memory of the relay  ${rssMiB(pid).toFixed(1)} MiB (${idleRss.toFixed(1)} before listeners connected)`,
    `sent                 ${mbits.toFixed(1)} Mbit/s (${((mbits * 1000) / listeners).toFixed(1)} kbit/s each)`,
    `first audio after    ${percentile(firstAudioMs, 0.5)} ms, p95 ${percentile(firstAudioMs, 0.95)} ms`,
    `/admin/stats         ${percentile(statsMs, 0.5)} ms, p95 ${percentile(statsMs, 0.95)} ms`,
    '',
  ].join('\n'),
);

source.stop();
for (const socket of sockets) socket.destroy();
await engine.close();
