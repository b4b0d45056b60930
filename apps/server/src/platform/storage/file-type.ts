/** The media type of a file by its first bytes; `unknown` if none matches. Never by its name or a header. */
export function fileTypeOf(head: Buffer): string {
  const found = signatures.find(([, matches]) => matches(head));
  return found?.[0] ?? 'unknown';
}

/** The number of bytes that `fileTypeOf` needs. */
export const fileHeadBytes = 512;

const starts =
  (...bytes: readonly number[]) =>
  (head: Buffer) =>
    bytes.every((byte, at) => head[at] === byte);
const text = (at: number, value: string) => (head: Buffer) =>
  head.toString('latin1', at, at + value.length) === value;
const brand = (pattern: RegExp) => (head: Buffer) => pattern.test(head.toString('latin1', 4, 12));

const signatures: readonly (readonly [type: string, matches: (head: Buffer) => boolean])[] = [
  ['image/png', starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['image/jpeg', starts(0xff, 0xd8, 0xff)],
  ['image/webp', (head) => text(0, 'RIFF')(head) && text(8, 'WEBP')(head)],
  ['image/gif', text(0, 'GIF8')],
  ['image/avif', brand(/^ftypavi[fs]$/)],
  ['image/heic', brand(/^ftyp(?:hei[cxms]|hevc|mif1|msf1)$/)],
  ['image/bmp', text(0, 'BM')],
  ['image/tiff', (head) => text(0, 'II*\0')(head) || text(0, 'MM\0*')(head)],
  [
    'image/svg+xml',
    (head) => /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--|<!DOCTYPE svg|<svg)/i.test(head.toString()),
  ],
  ['application/pdf', text(0, '%PDF-')],
  ['application/zip', text(0, 'PK\x03\x04')],
];
