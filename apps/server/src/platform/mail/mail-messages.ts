import type { MailKind } from '#/platform/mail/mail.ts';
import type { ReportWords } from '#/platform/mail/report.ts';

/**
 * The messages of one mail. Placeholders: `{brand}`, `{company}`, `{email}` (the recipient),
 * `{newEmail}`, `{keyEnd}`, `{hours}`, `{minutes}`, `{cast}`, `{plan}`, `{undoDays}`, `{days}`, `{inviteDays}`,
 * `{teamInviteDays}`, `{viewMinutes}`, `{invitationDays}`, `{account}`, `{host}`, `{reason}`,
 * `{app}`, `{version}`, `{reference}`, `{part}`, `{date}`, `{daysLeft}`,
 * `{station}`, `{site}`, `{unread}`, `{policy}`, `{recipientDays}`, `{output}`, `{status}` and `{cause}`. A subject never contains user input.
 */
export interface MailText {
  readonly subject: string;
  /** Paragraphs before the button. */
  readonly lead: readonly string[];
  /** The button label; absent for mails without a link. */
  readonly button?: string;
  readonly after?: string;
  /** What to do if someone else triggered the mail. */
  readonly notYou?: string;
  /** Why the recipient received the mail. */
  readonly why: string;
}

export interface MailTexts {
  /** Contains `{name}`. */
  readonly greeting: string;
  /** The subject of a mail with a title of its own. */
  readonly titled: string;
  /** Used when the name is unsafe to include. */
  readonly plainGreeting: string;
  readonly linkHint: string;
  readonly closing: string;
  readonly sender: string;
  readonly noReply: string;
  readonly report: ReportWords;
  readonly kinds: Readonly<Record<MailKind, MailText>>;
}
