// Benchmark of listening for silence: `npm run bench:silence -- [streams] [seconds] [file.mp3]`. The streaming server runs in a child
// process; this one listens as a server does, without a database. The file is a loop of the demo by default (`npm run build`).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readFrames } from '../apps/server/src/engine/mp3.ts';
import { startEar } from '../apps/server/src/modules/silence/hearing/ear.ts';
import { listenToStream } from '../apps/server/src/modules/silence/listening/listen-to-stream.ts';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { createConnector } from '../apps/server/src/platform/connector/connector.ts';

const streams = Number(process.argv[2] ?? 100);
const seconds = Number(process.argv[3] ?? 30);
const file = process.argv[4] ?? path.join(import.meta.dirname, '../apps/server/dist/audio/aurora.mp3');
const startsPerSecond = 8;

if (process.env.BENCH_SERVER === '1') await serve();
else await measure();

/** Sends a file in a loop, as fast as it plays. */
async function serve(): Promise<void> {
  const audio = await readFile(file);
  const frames = readFrames(audio).map(({ offset, length }) => audio.subarray(offset, offset + length));
  const [{ durationMs = 26 } = {}] = readFrames(audio);
  const server = createServer((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'audio/mpeg' });
    const begun = performance.now();
    let sent = 0;
    const timer = setInterval(() => {
      const due: Buffer[] = [];
      for (; sent * durationMs < performance.now() - begun; sent += 1)
        due.push(frames[sent % frames.length] ?? Buffer.alloc(0));
      reply.write(Buffer.concat(due));
    }, 250);
    reply.on('close', () => clearInterval(timer));
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

async function measure(): Promise<void> {
  const child = fork(import.meta.filename, process.argv.slice(2), {
    env: { ...process.env, BENCH_SERVER: '1' },
    execArgv: process.execArgv,
  });
  const [port] = (await once(child, 'message')) as [number];
  const onError = (error: unknown): void => console.error(error);
  const ear = startEar({ clock: systemClock, onError });
  while (ear.usage() === null) await pause(200);
  const stationConnector = createConnector({
    userAgent: 'bench bot',
    allow: [`127.0.0.1:${port}`],
    ports: [[1, 65_535]],
    limits: { inAll: 80 },
  });
  const before = memory();
  let levels = 0;
  const stops: (() => void)[] = [];
  for (let index = 0; index < streams; index += 1) {
    const { stop } = listenToStream(
      { stationConnector, ear, clock: systemClock, onError },
      `http://127.0.0.1:${port}/${index}`,
      { onLevels: (heard) => (levels += heard.length), onReception: () => {} },
    );
    stops.push(stop);
    if (index % startsPerSecond === startsPerSecond - 1) await pause(1_000);
  }
  await pause(5_000);
  const begun = { atMs: performance.now(), own: ownCpuMs(), ear: ear.usage()?.cpuMs ?? 0, levels };
  await pause(seconds * 1_000);
  const tookMs = performance.now() - begun.atMs;
  const share = (ms: number): string => `${((100 * ms) / tookMs).toFixed(1)} % of a core`;
  const earMs = (ear.usage()?.cpuMs ?? 0) - begun.ear;
  const ownMs = ownCpuMs() - begun.own;
  console.log(`${streams} streams, ${seconds} s`);
  console.log(`levels:  ${((1_000 * (levels - begun.levels)) / tookMs).toFixed(1)} a second`);
  console.log(`ear:     ${share(earMs)}, server: ${share(ownMs)}`);
  console.log(`streams: ${Math.floor((streams * tookMs) / (earMs + ownMs))} a core`);
  console.log(`memory:  ${((memory() - before) / streams / 1_000).toFixed(0)} kB a stream`);
  for (const stop of stops) stop();
  ear.stop();
  child.kill();

  function memory(): number {
    return process.memoryUsage.rss() + (ear.usage()?.memoryBytes ?? 0);
  }
}

function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
