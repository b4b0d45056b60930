import { cleanTitle } from '#/platform/lib/clean-text.ts';

/** A stream with a larger interval would send its first title too late to wait for. */
const maxInterval = 1_048_576;

/** Returns the `icy-metaint` of a reply; null when absent or invalid: 2³¹, -1, NaN, 1e3. */
export function metaIntervalOf(headers: ReadonlyMap<string, string>): number | null {
  const value = headers.get('icy-metaint') ?? '';
  const bytes = /^\d{1,7}$/.test(value) ? Number(value) : 0;
  return bytes >= 1 && bytes <= maxInterval ? bytes : null;
}

/** Separates the audio and the title at the start of a stream. */
export function separate(body: Buffer, interval: number | null): { audio: Buffer; title: string | null } {
  if (interval === null) return { audio: body, title: null };
  const audio: Buffer[] = [];
  let title: string | null = null;
  let at = 0;
  while (at < body.length) {
    audio.push(body.subarray(at, at + interval));
    at += interval;
    const length = (body[at] ?? 0) * 16;
    const block = body.subarray(at + 1, at + 1 + length);
    if (length > 0 && block.length === length) title = titleOf(block) ?? title;
    at += 1 + length;
  }
  return { audio: Buffer.concat(audio), title };
}

/** Quotes are not escaped, so a title ends at the last `';`; the rest of the block is ignored. */
function titleOf(block: Buffer): string | null {
  const text = block
    .toString('utf8')
    .replace(/\0+$/, '')
    .replace(/StreamUrl='.*$/s, '');
  const [, title] = /^StreamTitle='(.*)';/s.exec(text) ?? [];
  return title === undefined ? null : cleanTitle(title);
}
