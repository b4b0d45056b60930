import type { SiteDocument } from '@unmuted/api/contract';

/** A picture of a document, and where it is. */
interface PlacedPicture {
  /** JSON pointer of its file. */
  readonly pointer: string;
  readonly file: string;
}

/** All pictures, also those of sections that are off: whatever a document holds may be shown later. */
export function picturesOf(document: SiteDocument): PlacedPicture[] {
  return find(document, '');
}

function find(value: unknown, pointer: string): PlacedPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    // Texts of people are below language codes, so only pictures have this key.
    key === 'file' && typeof each === 'string'
      ? [{ pointer: `${pointer}/file`, file: each }]
      : find(each, `${pointer}/${key}`),
  );
}
