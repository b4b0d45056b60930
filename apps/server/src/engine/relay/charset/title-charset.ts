import { guessCharset } from '../../../platform/lib/guess-charset.ts';

/** Labels that encoders send and the Encoding Standard does not know. */
const aliases: Readonly<Record<string, string>> = {
  latin1: 'windows-1252',
  'latin-1': 'windows-1252',
  cp932: 'shift_jis',
  cp936: 'gbk',
  cp949: 'euc-kr',
  cp950: 'big5',
  utf8mb4: 'utf-8',
};

/** Decodes a title by its label, else as UTF-8 when it is valid, else by a guess. */
export function decodeTitle(bytes: Uint8Array, label: string | null): string {
  return (
    (label === null ? null : decodeAs(bytes, label)) ??
    decodeAs(bytes, 'utf-8', { fatal: true }) ??
    new TextDecoder(guessCharset(bytes)).decode(bytes)
  );
}

/** Null for an unknown label, or when `fatal` and the bytes are invalid. */
function decodeAs(bytes: Uint8Array, label: string, options: { fatal?: boolean } = {}): string | null {
  const name = label.trim().toLowerCase();
  const known = aliases[name] ?? name.replace(/^cp-?(125\d)$/, 'windows-$1');
  try {
    return new TextDecoder(known, options).decode(bytes);
  } catch {
    return null;
  }
}
