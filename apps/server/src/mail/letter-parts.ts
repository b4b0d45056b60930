import type { Locale } from '@unmuted/api/contract';

/** The parts of a mail in one language, without markup. */
export interface Parts {
  readonly locale: Locale;
  readonly brand: string;
  readonly subject: string;
  readonly greeting: string;
  readonly lead: readonly string[];
  readonly action: { readonly label: string; readonly hint: string; readonly link: string } | null;
  readonly after: string | null;
  readonly notYou: string;
  readonly closing: readonly string[];
  readonly footer: readonly string[];
}
