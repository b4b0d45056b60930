import { fileUrls } from '#/modules/files/public/file-name.ts';

interface Urls {
  /** The public URL of the main API. */
  readonly apiUrl: () => string;
}

/** The public address of a cover; all are stored as JPEG. */
export const coverUrlOf = ({ apiUrl }: Urls, { hash }: { readonly hash: string }): string =>
  fileUrls(apiUrl)({ hash, content_type: 'image/jpeg' });

interface Pictures {
  readonly cover: { readonly hash: string; readonly isHidden: boolean } | null;
  readonly logo: { readonly hash: string; readonly content_type: string } | null;
}

/** What listeners see beside a song: its cover, else the logo of the station. */
export function pictureUrlOf({ apiUrl }: Urls, { cover, logo }: Pictures): string | null {
  if (cover && !cover.isHidden) return coverUrlOf({ apiUrl }, cover);
  return logo && fileUrls(apiUrl)(logo);
}
