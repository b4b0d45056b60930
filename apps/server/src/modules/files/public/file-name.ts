/** The content type of Android apps. */
export const apkType = 'application/vnd.android.package-archive';

/** Extensions of the content types that are stored publicly. */
const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'audio/mpeg': 'mp3',
  'audio/aac': 'aac',
  'audio/ogg': 'ogg',
  [apkType]: 'apk',
};

/** The public name of a file: its hash and the extension of its type. */
export const nameOf = (hash: string, contentType: string): string =>
  `${hash}.${extensions[contentType] ?? 'bin'}`;

/** The path of public files. */
export const filesPath = '/files';

/** Returns the public address of a file. */
export type FileUrlOf = (file: { readonly hash: string; readonly content_type: string }) => string;

/** The addresses of public files below the origin of the API. */
export const fileUrls =
  (apiUrl: () => string): FileUrlOf =>
  ({ hash, content_type: contentType }) =>
    new URL(`${filesPath}/${nameOf(hash, contentType)}`, apiUrl()).href;
