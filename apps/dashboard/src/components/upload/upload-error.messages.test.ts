import { catalogueTexts } from 'virtual:catalogue-texts';
import { setupI18n } from '@lingui/core';
import { ApiError, type ErrorCode, errorCodes } from '@unmuted/api';
import { expect, test } from 'vitest';
import { uploadErrorText } from '#/components/upload/upload-error.messages.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: catalogueTexts.en } });

test.each([
  ['upload.too_large', { maxBytes: 5_000_000 }, /The maximum is 5/],
  ['upload.type_unsupported', { found: 'image/gif', accepted: 'image/png' }, /GIF files.*PNG/],
  ['upload.type_unsupported', { found: 'unknown', accepted: 'image/png' }, /Use PNG/],
  ['upload.dimensions', { width: 32, height: 20, rule: 'min_side', limit: 64 }, /32 × 20.*64 × 64/],
  ['upload.dimensions', { width: 600, height: 512, rule: 'square', limit: 512 }, /square/],
  [
    'upload.dimensions',
    { width: 9_000, height: 9_000, rule: 'max_pixels', limit: 16_000_000 },
    /16 megapixels/,
  ],
  ['storage.full', {}, /no space left/],
] as const)('describes %s with %o', (code: ErrorCode, params, text) => {
  const { status, title } = errorCodes[code];
  const problem = { type: '', title, status, code, message: title, requestId: 'r1', params };
  expect(uploadErrorText(i18n, new ApiError({ status, problem }))).toMatch(text);
});
