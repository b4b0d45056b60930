import { damaged } from '#/modules/apps/signing/signing-faults.ts';

/** A block of PEM (RFC 7468). */
export interface PemBlock {
  /** Such as `CERTIFICATE` or `PRIVATE KEY`. */
  readonly label: string;
  readonly bytes: Buffer;
}

const begin = /-----BEGIN ([A-Z0-9 ]{1,40})-----/;
/** Headers as in `Proc-Type: 4,ENCRYPTED` are no base64. */
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;
const mostBlocks = 100;

/** Whether the bytes are PEM: text with a first line, perhaps after explanatory text. */
export const isPem = (bytes: Buffer): boolean =>
  !bytes.includes(0) && begin.test(bytes.toString('latin1', 0, 4_096));

/** All blocks, in order. Fails with `signing.file_damaged`. */
export function readPem(bytes: Buffer): PemBlock[] {
  const blocks: PemBlock[] = [];
  let rest = bytes.toString('latin1');
  for (let found = begin.exec(rest); found; found = begin.exec(rest)) {
    const [line, label = ''] = found;
    const start = found.index + line.length;
    const end = rest.indexOf(`-----END ${label}-----`, start);
    if (end === -1) throw damaged('truncated');
    const text = rest.slice(start, end).replace(/\s+/g, '');
    if (!base64.test(text)) throw damaged('text');
    blocks.push({ label, bytes: Buffer.from(text, 'base64') });
    if (blocks.length > mostBlocks) throw damaged('size');
    rest = rest.slice(end + line.length - 2);
  }
  if (blocks.length === 0) throw damaged('text');
  return blocks;
}
