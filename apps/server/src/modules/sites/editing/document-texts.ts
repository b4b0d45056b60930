import type { SiteDocument, SiteText } from '@unmuted/api/contract';

/** Whether a text is there in the first language, which stands in for the others. */
export const hasText = (text: SiteText, { languages: [first] }: Pick<SiteDocument, 'languages'>): boolean =>
  first !== undefined && isFilled(text[first]);

export const isFilled = (text: string | undefined): boolean => (text ?? '').trim() !== '';

interface PlacedText {
  readonly key: string;
  readonly text: SiteText;
}

const localized: ReadonlySet<string> = new Set([
  'heading',
  'tagline',
  'lead',
  'body',
  'role',
  'intro',
  'caption',
  'label',
  'name',
  'alt',
  'title',
  'description',
  'privacy',
  'imprint',
]);

/** The texts in the languages of the site; some keys hold a plain text elsewhere. */
export function textsIn(value: unknown): PlacedText[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    localized.has(key) && typeof each === 'object' && each !== null
      ? [{ key, text: each as SiteText }]
      : textsIn(each),
  );
}
