import { chooseDecoder, findCapabilities } from '#/modules/silence/hearing/decoders/choose-decoder.ts';
import type { Decoder } from '#/modules/silence/hearing/decoders/decoder.ts';
import { createLevels } from '#/modules/silence/hearing/levels.ts';
import { createLoopDetector, type LoopDetector } from '#/modules/silence/hearing/loop-detector.ts';
import type { FromEar, HearingProblem, ToEar } from '#/modules/silence/hearing/messages.ts';
import { createMeter, type Pcm } from '#/modules/silence/hearing/meter.ts';
import { audioFactsOf } from '#/modules/stations/probe/audio-facts.ts';

// A process of its own: a decoder that crashes or hangs must not affect the server.

/** Enough for the headers of any format, and three frames. */
const mostStartBytes = 131_072;
const mostWaitingBytes = 4_000_000;
const aliveMs = 1_000;
const findLoopsEveryS = 60;

interface Stream {
  start: Buffer;
  decoder: Decoder | null;
  waiting: number;
  work: Promise<void>;
  readonly meter: ReturnType<typeof createMeter>;
  readonly levels: ReturnType<typeof createLevels>;
  readonly loops: LoopDetector | null;
  /** Seconds since loops were looked for. */
  sinceLoopsS: number;
}

// Before the first wait: a server that ends early must not leave this process behind.
process.on('disconnect', () => process.exit());
if (!process.connected) process.exit();

const streams = new Map<number, Stream>();
const capabilities = await findCapabilities();

function send(message: FromEar): void {
  // The parent may exit between the check and the write.
  if (process.connected) process.send?.(message, undefined, undefined, () => {});
}

function fail(id: number, problem: HearingProblem): void {
  if (!streams.has(id)) return;
  close(id);
  send({ type: 'failed', id, problem });
}

function close(id: number): void {
  streams.get(id)?.decoder?.close();
  streams.delete(id);
}

/** Waits for enough bytes to tell the format. */
async function begin(id: number, stream: Stream, bytes: Buffer): Promise<Buffer | null> {
  stream.start = Buffer.concat([stream.start, bytes]);
  const { codec } = audioFactsOf(stream.start);
  if (codec === null || codec === 'hls') {
    if (stream.start.length > mostStartBytes) fail(id, 'unknown_format');
    return null;
  }
  stream.decoder = await chooseDecoder(codec, stream.start, capabilities);
  if (!stream.decoder) {
    fail(id, 'no_decoder');
    return null;
  }
  send({ type: 'codec', id, codec });
  return stream.start;
}

async function hear(id: number, stream: Stream, bytes: Buffer): Promise<void> {
  const ready = stream.decoder ? bytes : await begin(id, stream, bytes);
  if (!ready || !stream.decoder) return;
  stream.start = Buffer.alloc(0);
  for (const pcm of await stream.decoder.push(ready)) {
    const levels = stream.levels(stream.meter(pcm));
    if (levels.length > 0) send({ type: 'levels', id, levels });
    if (stream.loops) findLoop(id, stream, stream.loops, { pcm, heardS: levels.length });
  }
}

function findLoop(
  id: number,
  stream: Stream,
  loops: LoopDetector,
  { pcm, heardS }: { readonly pcm: Pcm; readonly heardS: number },
): void {
  loops.push(pcm);
  stream.sinceLoopsS += heardS;
  if (stream.sinceLoopsS < findLoopsEveryS) return;
  stream.sinceLoopsS = 0;
  send({ type: 'loop', id, loop: loops.find() });
}

function queue(id: number, stream: Stream, bytes: Buffer): void {
  stream.waiting += bytes.length;
  if (stream.waiting > mostWaitingBytes) {
    fail(id, 'overloaded');
    return;
  }
  stream.work = stream.work
    .then(() => hear(id, stream, bytes))
    .catch(() => fail(id, 'damaged'))
    .finally(() => {
      stream.waiting -= bytes.length;
    });
}

process.on('message', (message: ToEar) => {
  const { id } = message;
  if (message.type === 'open') {
    streams.set(id, {
      start: Buffer.alloc(0),
      decoder: null,
      waiting: 0,
      work: Promise.resolve(),
      meter: createMeter(),
      levels: createLevels(),
      loops: message.findsLoops ? createLoopDetector() : null,
      sinceLoopsS: 0,
    });
    return;
  }
  if (message.type === 'close') return close(id);
  const stream = streams.get(id);
  if (!stream) return;
  const bytes = Buffer.from(message.bytes);
  queue(id, stream, bytes);
});
setInterval(() => {
  const { user, system } = process.cpuUsage();
  send({ type: 'alive', cpuMs: (user + system) / 1_000, memoryBytes: process.memoryUsage.rss() });
  // Some decoders return audio later than they got the bytes.
  for (const [id, stream] of streams) if (stream.decoder) queue(id, stream, Buffer.alloc(0));
}, aliveMs);
send({ type: 'ready', capabilities });
