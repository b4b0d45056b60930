import type { DerElement } from '#/modules/apps/signing/der.ts';
import { contentOf, is } from '#/modules/apps/signing/der-values.ts';

/** An element in DER with the identifier octet `identifier`. */
export function writeDer(identifier: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const octets = length < 0x80 ? [length] : [0x83, length >> 16, (length >> 8) & 0xff, length & 0xff];
  while (octets.length > 2 && octets[1] === 0) octets.splice(0, 2, (octets[0] ?? 0) - 1);
  return Buffer.concat([Buffer.from([identifier, ...octets]), content]);
}

/** The element as BER that streams: indefinite lengths, and octet strings in parts of at most 100 bytes. */
export function writeBer(element: DerElement): Buffer {
  const identifier = element.source[element.start] ?? 0;
  const end = Buffer.alloc(2);
  if (element.isConstructed)
    return Buffer.concat([Buffer.of(identifier, 0x80), ...element.children.map(writeBer), end]);
  const content = contentOf(element);
  if (!is(element, 'octetString')) return writeDer(identifier, content);
  const parts = Array.from({ length: Math.ceil(content.length / 100) }, (_, index) =>
    writeDer(0x04, content.subarray(index * 100, index * 100 + 100)),
  );
  return Buffer.concat([Buffer.of(0x24, 0x80), ...parts, end]);
}
