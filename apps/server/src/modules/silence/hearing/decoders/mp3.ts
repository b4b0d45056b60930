import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { frameAt, type Mp3Frame } from '#/engine/mp3.ts';
import { createFraming, type Decoder } from '#/modules/silence/hearing/decoders/decoder.ts';
import type { Pcm } from '#/modules/silence/hearing/meter.ts';

/** The exports of minimp3-wasm that are used. Offsets and sizes in bytes, times in seconds. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  decoder_init(): void;
  decoder_set_mp3_data_size(bytes: number): void;
  decoder_mp3_data_offset(): number;
  decoder_decode(seconds: number): void;
  decoder_pcm_data_offset(): number;
  decode_results_num_samples(): number;
  decode_results_num_channels(): number;
  decode_results_sampling_rate(): number;
}

interface Kept {
  readonly data: Buffer;
  readonly frame: Mp3Frame;
}

/** A frame may use bytes of the frames before it: 511 at most, which are eight frames of 64 bytes. */
const overlap = 9;
/** The decoder does not return when it is asked for more than the data contain. */
const reserve = 6;
const fewestNew = 20;

let compiled: Promise<WebAssembly.Module> | undefined;
function compile(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('minimp3-wasm/dist/decoder.opt.wasm');
  compiled ??= readFile(file).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

/** Decodes MPEG-1 and MPEG-2 layer III. */
export async function createMp3Decoder(): Promise<Decoder> {
  const instance = await WebAssembly.instantiate(await compile(), {});
  const wasm = instance.exports as unknown as Exports;
  const framing = createFraming(frameAt);
  let kept: Kept[] = [];
  /** Of `kept`, the frames that were returned before. */
  let done = 0;

  function decode(): Pcm | null {
    const count = kept.length - reserve;
    const first = kept[0]?.frame;
    if (!first || count - done < fewestNew) return null;
    const data = Buffer.concat(kept.map((each) => each.data));
    wasm.decoder_init();
    wasm.decoder_set_mp3_data_size(data.length);
    new Uint8Array(wasm.memory.buffer, wasm.decoder_mp3_data_offset(), data.length).set(data);
    wasm.decoder_decode(((count - 0.5) * first.durationMs) / 1000);
    const channels = wasm.decode_results_num_channels();
    const samples = wasm.decode_results_num_samples() / Math.max(1, channels);
    const pcm = new Int16Array(wasm.memory.buffer, wasm.decoder_pcm_data_offset(), samples * channels);
    // Without the bytes that it needs, the first frames return nothing: counted from the end.
    const wanted = Math.round(((count - done) * first.durationMs * first.sampleRateHz) / 1000);
    const result = separate(pcm, { channels, from: Math.max(0, samples - wanted) });
    kept = kept.slice(count - overlap);
    done = overlap;
    return { sampleRateHz: wasm.decode_results_sampling_rate(), channels: result };
  }

  return {
    async push(bytes) {
      const { frames } = framing(bytes);
      const decoded: Pcm[] = [];
      for (const each of frames) {
        // A stream may change its format, such as between two programmes.
        if (kept[0] && kept[0].frame.sampleRateHz !== each.frame.sampleRateHz) {
          kept = [];
          done = 0;
        }
        kept.push(each);
        const pcm = kept.length - reserve - done >= fewestNew ? decode() : null;
        if (pcm) decoded.push(pcm);
      }
      return decoded;
    },
    close() {},
  };
}

function separate(
  pcm: Int16Array,
  { channels, from }: { readonly channels: number; readonly from: number },
): Float32Array[] {
  const length = channels === 0 ? 0 : pcm.length / channels - from;
  return Array.from({ length: channels }, (_, channel) => {
    const samples = new Float32Array(length);
    for (let at = 0; at < length; at += 1)
      samples[at] = (pcm[(from + at) * channels + channel] ?? 0) / 32_768;
    return samples;
  });
}
