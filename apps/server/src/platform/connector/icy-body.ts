import { parseMetadata } from '#/platform/connector/icy-metadata.ts';
import { cleanTitle } from '#/platform/lib/clean-text.ts';
import { decodeTextOr } from '#/platform/lib/decode-text.ts';

/** A stream with a larger interval would send its first title too late to wait for. */
const maxInterval = 1_048_576;

/** Returns the `icy-metaint` of a reply; null when absent or invalid: 2³¹, -1, NaN, 1e3. */
export function metaIntervalOf(headers: ReadonlyMap<string, string>): number | null {
  const value = headers.get('icy-metaint') ?? '';
  const bytes = /^\d{1,7}$/.test(value) ? Number(value) : 0;
  return bytes >= 1 && bytes <= maxInterval ? bytes : null;
}

export interface SeparatedBody {
  audio: Buffer;
  /** The last title that is not empty. */
  title: string | null;
  /** The last metadata announced an ad; `title` can be that of the song before. */
  isAd: boolean;
}

/** Separates the audio and the title at the start of a stream; `charset` is that of titles that are not UTF-8. */
export function separate(
  body: Buffer,
  interval: number | null,
  charset: string | null = null,
): SeparatedBody {
  if (interval === null) return { audio: body, title: null, isAd: false };
  const audio: Buffer[] = [];
  let last: Omit<SeparatedBody, 'audio'> = { title: null, isAd: false };
  let at = 0;
  while (at < body.length) {
    audio.push(body.subarray(at, at + interval));
    at += interval;
    const length = (body[at] ?? 0) * 16;
    const block = body.subarray(at + 1, at + 1 + length);
    if (length > 0 && block.length === length) last = { ...last, ...heardIn(block, charset) };
    at += 1 + length;
  }
  return { audio: Buffer.concat(audio), ...last };
}

function heardIn(block: Buffer, charset: string | null): Partial<SeparatedBody> {
  const { title: bytes, ad } = parseMetadata(block);
  const isAd = ad !== null;
  const title = bytes === null ? null : cleanTitle(decodeTextOr(bytes, charset).text);
  return title === null ? { isAd } : { title, isAd };
}
