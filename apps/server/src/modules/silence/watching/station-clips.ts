import { OggStream } from '#/engine/relay/ogg/ogg-stream.ts';
import type { HeardCodec } from '#/modules/silence/hearing/messages.ts';
import { createClipTape, type Recording } from '#/modules/silence/watching/clip-tape.ts';
import { cutClip } from '#/modules/silence/watching/cut-clip.ts';
import { type ClipDeps, storeClip } from '#/modules/silence/watching/store-clip.ts';

interface Waiting {
  readonly incidentId: string;
  readonly recording: Recording;
  readonly codec: HeardCodec;
  readonly oggHeaders: Buffer;
}

/** Records how the sound of a station was lost, for the incident that may follow. */
export function createStationClips(deps: ClipDeps, onError: (error: unknown) => void) {
  const tape = createClipTape();
  let recording: Recording | null = null;
  let waiting: Waiting[] = [];
  const storing = new Set<Promise<void>>();
  /** Null until the first bytes of a connection; undefined for other formats than Ogg. */
  let ogg: OggStream | null | undefined = null;

  async function store({ incidentId, recording: made, codec, oggHeaders }: Waiting): Promise<void> {
    const clip = cutClip({ audio: made.audio(), codec, oggHeaders, durationS: made.durationS() });
    if (clip) await storeClip(deps, incidentId, clip);
  }

  function storeEach(clips: readonly Waiting[]): void {
    waiting = waiting.filter((each) => !clips.includes(each));
    for (const each of clips) {
      const work = store(each).catch(onError);
      storing.add(work);
      void work.finally(() => storing.delete(work));
    }
  }

  return {
    push(bytes: Buffer, now: Date): void {
      if (ogg === null)
        ogg = bytes.toString('latin1', 0, 4) === 'OggS' ? new OggStream({ onTitle: () => {} }) : undefined;
      ogg?.push(bytes, now.getTime());
      tape.push(bytes, now);
    },
    /** The next bytes are of another connection. */
    reconnect(): void {
      ogg = null;
    },
    /** Something may be wrong: begins to record unless it does already. */
    begin(now: Date): void {
      recording ??= tape.record(now);
    },
    /** Nothing was wrong. */
    forget(): void {
      recording = null;
    },
    keepFor(incidentId: string, codec: HeardCodec | null, now: Date): void {
      if (codec === null) return;
      const made = recording ?? tape.record(now);
      waiting.push({ incidentId, recording: made, codec, oggHeaders: ogg?.headers ?? Buffer.alloc(0) });
    },
    /** Stores the recordings that are complete. */
    storeComplete: (now: Date): void =>
      storeEach(waiting.filter(({ recording: made }) => made.isComplete(now))),
    /** Nothing is heard any more. */
    storeAll: (): void => storeEach(waiting),
    settled: async (): Promise<void> => void (await Promise.all(storing)),
  };
}
