import type { DerElement } from '#/modules/apps/signing/der.ts';
import { explicitAt, oidOf, partsOf } from '#/modules/apps/signing/der-values.ts';
import { damaged } from '#/modules/apps/signing/signing-faults.ts';

/** Types of content of CMS (RFC 5652 §12.1), which PKCS#12 uses too. */
export const contentTypes = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  envelopedData: '1.2.840.113549.1.7.3',
  encryptedData: '1.2.840.113549.1.7.6',
} as const;

/** A ContentInfo: an object identifier and an element in an explicit tag `[0]`. */
export function contentInfoOf(element: DerElement): { readonly type: string; readonly content: DerElement } {
  const [type, content] = partsOf(element);
  if (!type || !content) throw damaged('structure', element.start);
  return { type: oidOf(type), content: explicitAt(content, 0) };
}
