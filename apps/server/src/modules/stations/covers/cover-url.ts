import { fileUrls } from '#/modules/files/public/file-name.ts';

/** The public address of a cover; all are stored as JPEG. */
export const coverUrlOf = (
  { apiUrl }: { readonly apiUrl: () => string },
  { hash }: { readonly hash: string },
): string => fileUrls(apiUrl)({ hash, content_type: 'image/jpeg' });
