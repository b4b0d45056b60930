import type { MailKind } from '#/platform/mail/mail.ts';
import type { ReportWords } from '#/platform/mail/report.ts';

/**
 * The words of one mail. `{brand}`, `{company}`, `{email}` (the addressee), `{newEmail}`, `{hours}`, `{minutes}`, `{cast}` and `{days}` are
 * filled in; a subject holds no word that somebody typed.
 */
export interface MailText {
  readonly subject: string;
  /** Before the button, a paragraph each. */
  readonly lead: readonly string[];
  /** The words of the button; a mail without a link has none. */
  readonly button?: string;
  readonly after?: string;
  /** What to do if it was somebody else. */
  readonly notYou?: string;
  /** Why the mail came. */
  readonly why: string;
}

export interface MailTexts {
  /** With `{name}`. */
  readonly greeting: string;
  /** For a name that cannot be written into a mail. */
  readonly plainGreeting: string;
  readonly linkHint: string;
  readonly closing: string;
  readonly sender: string;
  readonly noReply: string;
  readonly report: ReportWords;
  readonly kinds: Readonly<Record<MailKind, MailText>>;
}
