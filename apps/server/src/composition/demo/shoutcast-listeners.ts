import type { Socket } from 'node:net';

interface ListenersOptions {
  /** Bytes of audio between two titles. */
  readonly metaInterval: number;
  readonly title: () => string;
}

interface Listener {
  readonly socket: Socket;
  readonly address: string;
  /** Null for a player that wants no titles. */
  untilMeta: number | null;
  sentTitle: string | null;
}

const maxUnsentBytes = 1_000_000;
const maxMetaBytes = 255 * 16;

/** The connected players, each with its own place between two titles. */
export function createListeners({ metaInterval, title }: ListenersOptions) {
  const listeners = new Set<Listener>();
  let peak = 0;

  function sendTo(listener: Listener, audio: Buffer): void {
    const { socket } = listener;
    if (socket.writableLength > maxUnsentBytes) socket.destroy();
    if (!socket.writable) return;
    if (listener.untilMeta === null) {
      socket.write(audio);
      return;
    }
    const pieces: Buffer[] = [];
    for (let at = 0; at < audio.length; ) {
      const piece = audio.subarray(at, at + listener.untilMeta);
      pieces.push(piece);
      at += piece.length;
      listener.untilMeta -= piece.length;
      if (listener.untilMeta > 0) continue;
      pieces.push(metaFor(listener));
      listener.untilMeta = metaInterval;
    }
    socket.write(Buffer.concat(pieces));
  }

  /** An empty block when nothing has changed. */
  function metaFor(listener: Listener): Buffer {
    const text = title();
    if (text === listener.sentTitle) return Buffer.from([0]);
    listener.sentTitle = text;
    return metaBlock(text);
  }

  return {
    add(
      socket: Socket,
      { wantsTitles, burst }: { readonly wantsTitles: boolean; readonly burst: Buffer },
    ): void {
      const listener: Listener = {
        socket,
        address: socket.remoteAddress ?? '',
        untilMeta: wantsTitles ? metaInterval : null,
        sentTitle: null,
      };
      listeners.add(listener);
      peak = Math.max(peak, listeners.size);
      socket.once('close', () => listeners.delete(listener));
      sendTo(listener, burst);
    },
    send(audio: Buffer): void {
      for (const listener of listeners) sendTo(listener, audio);
    },
    counts: () => ({
      listeners: listeners.size,
      peak,
      unique: new Set([...listeners].map(({ address }) => address)).size,
    }),
  };
}

/** The length in units of 16 bytes, then the text, padded with zeros. */
function metaBlock(title: string): Buffer {
  const [before, after] = [Buffer.from("StreamTitle='"), Buffer.from("';")];
  const room = maxMetaBytes - before.length - after.length;
  // A character that was cut in half is dropped.
  const fitting = new TextDecoder().decode(Buffer.from(title).subarray(0, room), { stream: true });
  const text = Buffer.concat([before, Buffer.from(fitting), after]);
  const block = Buffer.alloc(1 + Math.ceil(text.length / 16) * 16);
  block[0] = (block.length - 1) / 16;
  text.copy(block, 1);
  return block;
}
