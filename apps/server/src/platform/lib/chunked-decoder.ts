/**
 * Decodes a chunked body incrementally (RFC 9112 §7.1); returns null once it is invalid. `onEnd` is
 * called after the last chunk.
 */
export function createChunkedDecoder(onEnd?: () => void): (piece: Buffer) => Buffer | null {
  let line = '';
  let left = 0;
  /** After each chunk's data, a line break precedes the next size. */
  let state: 'size' | 'data' | 'end' | 'closed' = 'size';
  return (piece) => {
    const data: Buffer[] = [];
    let at = 0;
    while (at < piece.length) {
      if (state === 'closed') break;
      if (state === 'data') {
        const part = piece.subarray(at, at + left);
        data.push(part);
        at += part.length;
        left -= part.length;
        if (left === 0) state = 'end';
        continue;
      }
      const lineEnd = piece.indexOf(0x0a, at);
      line += piece.toString('latin1', at, lineEnd === -1 ? piece.length : lineEnd);
      if (line.length > 256) return null;
      at = lineEnd === -1 ? piece.length : lineEnd + 1;
      if (lineEnd === -1) continue;
      const text = line.replace(/\r$/, '');
      line = '';
      if (state === 'end') {
        if (text !== '') return null;
        state = 'size';
        continue;
      }
      const [, size] = /^([0-9a-f]{1,7})(?:;|$)/i.exec(text) ?? [];
      if (size === undefined) return null;
      left = Number.parseInt(size, 16);
      state = left === 0 ? 'closed' : 'data';
      if (state === 'closed') onEnd?.();
    }
    return Buffer.concat(data);
  };
}
