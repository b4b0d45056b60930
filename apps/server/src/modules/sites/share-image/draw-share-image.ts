import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Transformer } from '@napi-rs/image';
import type { SiteDocument, SiteFacts, SitePageInput, SiteRenderer } from '@unmuted/api/contract';
import { createTypesetter } from '#/modules/sites/share-image/typesetter.ts';
import type { StorageBackend } from '#/platform/storage/storage-backend.ts';

/** In pixels, as the renderer draws it. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/**
 * The picture of a site for previews of links, as PNG of 1200 x 630 pixels. The same input makes the same bytes: all fonts
 * are the server's own, and scripts that they lack are not drawn.
 */
export async function drawShareImage(
  backend: Pick<StorageBackend, 'open'>,
  renderer: Pick<SiteRenderer, 'renderShareImage'>,
  input: Pick<SitePageInput, 'document' | 'facts' | 'language'>,
): Promise<Buffer> {
  const { document, facts, language } = input;
  const typesetter = await createTypesetter(document.theme.font, language, textsOf(document));
  const logo = await readLogo(backend, logoFileOf(document, facts));
  return Transformer.fromSvg(renderer.renderShareImage(input, typesetter, logo)).png();
}

/** All characters that the picture may need, also as initials. */
function textsOf({ title, sections }: SiteDocument): string {
  const taglines = sections.flatMap((section) =>
    section.type === 'hero' ? Object.values(section.tagline) : [],
  );
  return [title, title.toUpperCase(), ...taglines].join(' ').normalize('NFC');
}

/** The logo of the site, else that of its station, as `<sha256>.<extension>`. */
function logoFileOf({ logo }: SiteDocument, { source }: SiteFacts): string | null {
  if (logo !== null) return logo.file;
  return source?.logoUrl ? path.posix.basename(new URL(source.logoUrl).pathname) : null;
}

const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** Null without a logo, and if the storage has lost it. */
async function readLogo(backend: Pick<StorageBackend, 'open'>, file: string | null): Promise<string | null> {
  const type = file === null ? undefined : types[path.extname(file)];
  if (file === null || type === undefined) return null;
  const content = await backend.open(path.basename(file, path.extname(file)));
  return content && `data:${type};base64,${(await buffer(content)).toString('base64')}`;
}
