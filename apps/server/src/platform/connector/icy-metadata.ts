export interface IcyAd {
  durationMs: number | null;
  /** `preroll`, `midroll` or what the ad server wrote. */
  insertionType: string | null;
}

export interface IcyMetadata {
  /** Empty when the block clears the title, null when it does not mention one. */
  title: Buffer | null;
  url: Buffer | null;
  /** The text of an ad block is stale: the title of the song before. */
  ad: IcyAd | null;
}

/** Quotes are not escaped: a field ends at a `';` followed by another field, by padding or by the end. */
const fieldEnd = /';(?=\s*[a-z_][\w-]{0,39}='|\s*(?:\0|$))/gi;
const fieldStart = /([a-z_][\w-]{0,39})='/gi;
const maxAdMs = 3_600_000;

/** Reads a metadata block of a stream; the encoding of its fields is unknown. */
export function parseMetadata(block: Buffer): IcyMetadata {
  const fields = fieldsOf(block);
  const flag = fields.get('adw_ad')?.toString('latin1').toLowerCase();
  return {
    title: fields.get('streamtitle') ?? null,
    url: fields.get('streamurl') ?? null,
    ad: flag === 'true' || flag === '1' ? adOf(fields) : null,
  };
}

function fieldsOf(block: Buffer): Map<string, Buffer> {
  // One character a byte: positions in the text are positions in the block.
  const text = block.toString('latin1').replace(/\0+$/, '');
  const fields = new Map<string, Buffer>();
  let at = 0;
  while (at < text.length) {
    fieldStart.lastIndex = at;
    const name = fieldStart.exec(text)?.[1]?.toLowerCase();
    if (name === undefined) break;
    const from = fieldStart.lastIndex;
    fieldEnd.lastIndex = from;
    const end = fieldEnd.exec(text)?.index;
    // The server cut the last field, or left out its semicolon.
    const to = end ?? (text.endsWith("'") ? Math.max(from, text.length - 1) : text.length);
    if (!fields.has(name)) fields.set(name, block.subarray(from, to));
    at = end === undefined ? text.length : fieldEnd.lastIndex;
  }
  return fields;
}

function adOf(fields: ReadonlyMap<string, Buffer>): IcyAd {
  const duration = fields.get('durationmilliseconds')?.toString('latin1').trim() ?? '';
  const durationMs = /^\d{1,8}$/.test(duration) ? Number(duration) : 0;
  const insertionType = fields.get('insertiontype')?.toString('latin1').trim() ?? '';
  return {
    durationMs: durationMs > 0 && durationMs <= maxAdMs ? durationMs : null,
    insertionType: /^[\w-]{1,40}$/.test(insertionType) ? insertionType : null,
  };
}
