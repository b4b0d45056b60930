export interface Mp4Box {
  readonly type: string;
  readonly body: Buffer;
  /** The offset of the box in what was read. */
  readonly at: number;
}

const headBytes = 8;

/** The boxes at the start of a buffer (ISO/IEC 14496-12 §4.2); ends at the first that is none. */
export function* mp4Boxes(data: Buffer): Generator<Mp4Box> {
  for (let at = 0; at + headBytes <= data.length; ) {
    const length = data.readUInt32BE(at);
    const type = data.toString('latin1', at + 4, at + headBytes);
    if (length < headBytes || !/^[a-z0-9 ]{4}$/i.test(type)) return;
    yield { type, body: data.subarray(at + headBytes, at + length), at };
    at += length;
  }
}

/** The first box of this path of types; null for none. */
export function mp4BoxAt(data: Buffer, [type, ...inside]: readonly string[]): Buffer | null {
  for (const box of mp4Boxes(data)) {
    if (box.type === type) return inside.length > 0 ? mp4BoxAt(box.body, inside) : box.body;
  }
  return null;
}
