/** Encoded audio with the times at which it arrived. */
interface Piece {
  readonly bytes: Buffer;
  readonly atMs: number;
}

/** The audio around the moment at which a fault began. */
export interface Recording {
  /** Whether the time after that moment is over. */
  isComplete(now: Date): boolean;
  /** In order. */
  audio(): Buffer;
  durationS(): number;
}

/** Twelve seconds, and those in which a fault is noticed. */
const keepMs = 14_000;
const mostBytes = 1_000_000;
const afterMs = 10_000;

/** Keeps the last seconds of a stream as they were received. */
export function createClipTape() {
  const kept: Piece[] = [];
  let keptBytes = 0;
  let open: { readonly pieces: Piece[]; bytes: number; readonly untilMs: number } | null = null;

  return {
    push(bytes: Buffer, now: Date): void {
      const atMs = now.getTime();
      const piece = { bytes, atMs };
      kept.push(piece);
      keptBytes += bytes.length;
      for (let [oldest] = kept; oldest; [oldest] = kept) {
        if (oldest.atMs >= atMs - keepMs && keptBytes <= mostBytes) break;
        kept.shift();
        keptBytes -= oldest.bytes.length;
      }
      if (!open || atMs > open.untilMs || open.bytes > mostBytes) return;
      open.pieces.push(piece);
      open.bytes += bytes.length;
    },
    /** Records what is kept, and the next ten seconds. Only the last recording goes on. */
    record(now: Date): Recording {
      const current = { pieces: [...kept], bytes: 0, untilMs: now.getTime() + afterMs };
      open = current;
      const { pieces } = current;
      return {
        isComplete: (at) => at.getTime() > current.untilMs,
        audio: () => Buffer.concat(pieces.map(({ bytes }) => bytes)),
        durationS: () => ((pieces.at(-1)?.atMs ?? 0) - (pieces[0]?.atMs ?? 0)) / 1_000,
      };
    },
    /** Frees the audio of a connection that is over. */
    clear(): void {
      kept.length = 0;
      keptBytes = 0;
    },
  };
}
