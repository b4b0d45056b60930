/** Extensions of the content types that are stored publicly. */
const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** The public name of a file: its hash and the extension of its type. */
export const nameOf = (hash: string, contentType: string): string =>
  `${hash}.${extensions[contentType] ?? 'bin'}`;
