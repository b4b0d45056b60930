import { nameOf } from '#/modules/files/public/file-name.ts';

/** The public address of a cover. All covers are JPEG files. */
export const coverUrlOf = (
  { filesUrl }: { readonly filesUrl: () => string },
  { hash }: { readonly hash: string },
): string => `${filesUrl()}/${nameOf(hash, 'image/jpeg')}`;
