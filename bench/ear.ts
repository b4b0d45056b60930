// Benchmark of hearing: `npm run bench:ear -- [mp3|aac|opus|vorbis] [streams] [seconds]`. Streams of pink noise at 128 kbit/s in real time,
// into the process that decodes and measures them. Needs ffmpeg, for the audio.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { startEar } from '../apps/server/src/modules/silence/hearing/ear.ts';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';

const codec = process.argv[2] ?? 'mp3';
const streams = Number(process.argv[3] ?? 50);
const seconds = Number(process.argv[4] ?? 30);

const encoders: Readonly<Record<string, readonly string[]>> = {
  mp3: ['-c:a', 'libmp3lame', '-f', 'mp3'],
  aac: ['-c:a', 'aac', '-f', 'adts'],
  opus: ['-c:a', 'libopus', '-f', 'ogg'],
  vorbis: ['-c:a', 'libvorbis', '-f', 'ogg'],
};
const encoder = encoders[codec];
if (!encoder) throw new Error(`No codec ${codec}; one of ${Object.keys(encoders).join(', ')}.`);

const lengthS = seconds + 5;
const source = `anoisesrc=color=pink:duration=${lengthS}:amplitude=0.5:sample_rate=44100`;
const audio = execFileSync(
  'ffmpeg',
  ['-v', 'error', '-f', 'lavfi', '-i', source, '-ac', '2', '-b:a', '128k', ...encoder, 'pipe:1'],
  { maxBuffer: 1e9 },
);

/** Milliseconds of processor time, and MB of memory, of the child process. */
function usage(): { cpuMs: number; memoryMb: number } {
  const task = readdirSync('/proc/self/task')[0];
  const [child] = readFileSync(`/proc/self/task/${task}/children`, 'utf8').trim().split(' ');
  const stat = readFileSync(`/proc/${child}/stat`, 'utf8');
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  const rss = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child}/status`, 'utf8'))?.[1]);
  // A tick is 10 ms.
  return { cpuMs: 10 * (user + system), memoryMb: Math.round(rss / 1_024) };
}

const ear = startEar({ clock: systemClock, onError: console.error });
while (ear.capabilities() === null) await pause(50);
const idle = usage();

let heard = 0;
const problems: string[] = [];
const open = Array.from({ length: streams }, () =>
  ear.open({
    onLevels: (levels) => {
      heard += levels.length;
    },
    onProblem: (problem) => void problems.push(problem),
  }),
);
const pieceMs = 200;
const perPiece = Math.round((audio.length / lengthS) * (pieceMs / 1_000));
const began = performance.now();
for (let piece = 0; piece * pieceMs < seconds * 1_000; piece += 1) {
  // Spread over the time of a piece, as connections are.
  for (const [index, stream] of open.entries()) {
    stream.push(audio.subarray(piece * perPiece, (piece + 1) * perPiece));
    const due = began + piece * pieceMs + (index / streams) * pieceMs;
    if (due > performance.now() + 5) await pause(due - performance.now());
  }
  await pause(Math.max(0, began + (piece + 1) * pieceMs - performance.now()));
}
const tookS = (performance.now() - began) / 1_000;
await pause(1_000);
const used = usage();
const share = (used.cpuMs - idle.cpuMs) / 10 / tookS / streams;
console.log(
  `${codec}: ${streams} streams for ${tookS.toFixed(0)} s, ${heard} levels of ${streams * Math.floor(tookS)}, ` +
    `${share.toFixed(2)} % of a core a stream, ${Math.floor(100 / share)} streams a core, ` +
    `memory ${idle.memoryMb} + ${((used.memoryMb - idle.memoryMb) / streams).toFixed(2)} MB a stream` +
    (problems.length > 0 ? `, problems: ${problems.join(', ')}` : ''),
);
for (const stream of open) stream.close();
ear.stop();

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
