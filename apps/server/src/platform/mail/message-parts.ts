import type { Locale } from '@unmuted/api/contract';
import type { ReportLine } from '#/platform/mail/report-parts.ts';

/** The parts of a mail in one language, without markup. */
export interface Parts {
  readonly locale: Locale;
  readonly brand: string;
  readonly subject: string;
  readonly greeting: string;
  readonly lead: readonly string[];
  /** Figures below each other; most mails have none. */
  readonly lines: readonly ReportLine[];
  readonly action: { readonly label: string; readonly hint: string; readonly link: string } | null;
  readonly after: string | null;
  readonly notYou: string | null;
  readonly closing: readonly string[];
  readonly footer: readonly string[];
  /** Where such mails are turned off; null of those that cannot be. */
  readonly stop: { readonly label: string; readonly link: string } | null;
}
