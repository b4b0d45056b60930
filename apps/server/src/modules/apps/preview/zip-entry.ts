/** A file in a zip, with its content as stored there. */
export interface ZipEntry {
  /** Its path, in ASCII. */
  readonly name: string;
  readonly method: typeof stored | typeof deflated;
  /** CRC-32 of the content. */
  readonly crc: number;
  /** Bytes of the content. */
  readonly size: number;
  readonly data: Buffer;
}

export const stored = 0;
export const deflated = 8;

/** Record signatures and their sizes without variable parts (APPNOTE 4.3). */
export const records = {
  local: { signature: 0x04034b50, size: 30 },
  central: { signature: 0x02014b50, size: 46 },
  end: { signature: 0x06054b50, size: 22 },
} as const;
