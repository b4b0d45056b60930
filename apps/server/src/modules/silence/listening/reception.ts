import type { Level } from '#/modules/silence/hearing/levels.ts';
import type { Loop } from '#/modules/silence/hearing/loop-detector.ts';
import type { HeardCodec, HearingProblem } from '#/modules/silence/hearing/messages.ts';
import type { ConnectorCode } from '#/platform/connector/connector-error.ts';

/**
 * Whether a stream can be heard. `off_air`: no audio arrives, because of a connection error, an HTTP status, or an end.
 * `cannot_check`: audio arrives that cannot be decoded; nothing is known of silence then.
 */
export type Reception =
  | { readonly kind: 'receiving'; readonly codec: HeardCodec }
  | { readonly kind: 'off_air'; readonly reason: ConnectorCode | 'ended' | 'stalled' | number }
  | { readonly kind: 'cannot_check'; readonly problem: HearingProblem };

/** Follows one stream. */
export interface ReceptionListener {
  /** One for each second of audio. */
  readonly onLevels: (levels: readonly Level[]) => void;
  /** Each minute of audio: the loop in which its end is stuck; absent if nobody asks. */
  readonly onLoop?: ((loop: Loop | null) => void) | undefined;
  readonly onReception: (reception: Reception) => void;
  /** Encoded audio, as it arrives. */
  readonly onBytes?: (bytes: Buffer) => void;
}
