import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError, NetworkError, type Problem } from '@unmuted/api';
import { formatBytes } from '@unmuted/ui/quantity';
import { errorTexts } from '#/i18n/error.messages.ts';

/** Names of media types; others are shown as they are. */
const typeNames: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/svg+xml': 'SVG',
  'image/avif': 'AVIF',
  'image/heic': 'HEIC',
  'image/bmp': 'BMP',
  'image/tiff': 'TIFF',
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
};

/** `PNG, JPEG, WebP` for a list of media types. */
export const typeList = (types: readonly string[]): string =>
  types.map((type) => typeNames[type] ?? type).join(', ');

/** Describes a failed upload: what was found in the file and what is needed. */
export function uploadErrorText(i18n: I18n, error: unknown): string {
  if (error instanceof NetworkError) {
    return i18n._(msg`The upload was interrupted. Check your connection and try again.`);
  }
  if (!(error instanceof ApiError)) return i18n._(errorTexts.internal);
  const specific = specificText(i18n, error.code, error.problem?.params ?? {});
  return specific ?? i18n._(errorTexts[error.code]);
}

function specificText(
  i18n: I18n,
  code: ApiError['code'],
  params: NonNullable<Problem['params']>,
): string | null {
  const { found, accepted, maxBytes, rule, width, height } = params;
  if (code === 'upload.too_large' && typeof maxBytes === 'number') {
    const max = formatBytes(i18n.locale, maxBytes);
    return i18n._(msg`This file is too large. The maximum is ${max}.`);
  }
  if (code === 'upload.type_unsupported' && typeof accepted === 'string') {
    const types = typeList(accepted.split(', '));
    if (found === 'animated') return i18n._(msg`Animated images are not supported.`);
    if (found === 'unknown') return i18n._(msg`This type of file is not supported. Use ${types}.`);
    const name = typeList([String(found)]);
    return i18n._(msg`${name} files are not supported. Use ${types}.`);
  }
  if (code !== 'upload.dimensions' || width === undefined || height === undefined) return null;
  const size = `${width} × ${height}`;
  const limit = Number(params.limit);
  if (rule === 'square') return i18n._(msg`The image is ${size} pixels. It must be square.`);
  if (rule === 'min_side') {
    const least = `${limit} × ${limit}`;
    return i18n._(msg`The image is ${size} pixels. It must be at least ${least}.`);
  }
  const megapixels = limit / 1_000_000;
  return i18n._(msg`The image is ${size} pixels. The maximum is ${megapixels} megapixels.`);
}
