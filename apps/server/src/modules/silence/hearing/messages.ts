import type { ProbedCodec } from '@unmuted/api/contract';
import type { Level } from '#/modules/silence/hearing/levels.ts';
import type { Loop } from '#/modules/silence/hearing/loop-detector.ts';

/**
 * How well a codec can be heard: `base`: without the parts of HE-AAC that add high frequencies and the second channel; `ffmpeg`: by
 * the ffmpeg of this machine.
 */
export type Capability = 'full' | 'base' | 'ffmpeg' | 'none';
/** HLS is heard by the codec of its segments. */
export type HeardCodec = Exclude<ProbedCodec, 'hls'>;
export type Capabilities = Readonly<Record<HeardCodec, Capability>>;

/**
 * Why a stream is not heard: `unknown_format`: it is no known audio; `no_decoder`: this machine cannot decode it; `damaged`: its
 * audio cannot be decoded; `overloaded`: decoding takes longer than the audio lasts; `crashed`: the process ended.
 */
export type HearingProblem = 'unknown_format' | 'no_decoder' | 'damaged' | 'overloaded' | 'crashed';

/** What a process uses. */
export interface Usage {
  /** Time of processors since its start. */
  readonly cpuMs: number;
  readonly memoryBytes: number;
}

export type ToEar =
  | { readonly type: 'open'; readonly id: number; readonly findsLoops: boolean }
  | { readonly type: 'bytes'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly type: 'close'; readonly id: number };

export type FromEar =
  | { readonly type: 'ready'; readonly capabilities: Capabilities }
  | ({ readonly type: 'alive' } & Usage)
  | { readonly type: 'codec'; readonly id: number; readonly codec: HeardCodec }
  | { readonly type: 'levels'; readonly id: number; readonly levels: readonly Level[] }
  | { readonly type: 'loop'; readonly id: number; readonly loop: Loop | null }
  | { readonly type: 'failed'; readonly id: number; readonly problem: HearingProblem };
