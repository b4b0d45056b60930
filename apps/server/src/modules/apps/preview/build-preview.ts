import { createHash } from 'node:crypto';
import { signApk } from '#/modules/apps/preview/apk-signature.ts';
import type { Brand } from '#/modules/apps/preview/brand.ts';
import { certificateSha256, openPreviewKey, type PreviewKey } from '#/modules/apps/preview/preview-key.ts';
import { rebrandTemplate } from '#/modules/apps/preview/rebrand.ts';

interface PreviewParts {
  /** The content of `preview-apk/template.apk`. */
  readonly template: Buffer;
  readonly brand: Brand;
  readonly key: PreviewKey;
}

/** An app that a phone with Android 7 or newer installs. */
export interface Preview {
  readonly apk: Buffer;
  readonly sha256: string;
  readonly sizeBytes: number;
  /** Of the certificate, by which a phone recognises updates. */
  readonly certificateSha256: string;
}

/** The signed app of a brand. Takes some 50 ms of the processor. Throws a `PreviewFault`. */
export function buildPreview({ template, brand, key }: PreviewParts): Preview {
  const signingKey = openPreviewKey(key);
  const apk = signApk(rebrandTemplate(template, brand), signingKey);
  return {
    apk,
    sha256: createHash('sha256').update(apk).digest('hex'),
    sizeBytes: apk.length,
    certificateSha256: certificateSha256(signingKey),
  };
}
