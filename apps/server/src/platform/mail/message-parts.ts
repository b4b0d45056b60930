import type { Locale } from '@unmuted/api/contract';
import type { ReportLine } from '#/platform/mail/report-parts.ts';

/** The parts of a mail in one language, without markup. */
export interface Parts {
  readonly locale: Locale;
  readonly brand: string;
  readonly subject: string;
  readonly greeting: string;
  readonly lead: readonly string[];
  /** One figure per line; most mails have none. */
  readonly lines: readonly ReportLine[];
  readonly action: { readonly label: string; readonly hint: string; readonly link: string } | null;
  readonly after: string | null;
  readonly notYou: string | null;
  readonly closing: readonly string[];
  readonly footer: readonly string[];
  /** The unsubscribe link; null for mails without one. */
  readonly stop: { readonly label: string; readonly link: string } | null;
}
