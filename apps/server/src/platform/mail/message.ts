import { type Locale, limits } from '@unmuted/api/contract';
import { signingParts } from '#/platform/mail/app-build-messages.ts';
import type { Addressee, Mail } from '#/platform/mail/mail.ts';
import type { MailTexts } from '#/platform/mail/mail-messages.ts';
import { htmlOf } from '#/platform/mail/message-html.ts';
import type { Parts } from '#/platform/mail/message-parts.ts';
import { textOf } from '#/platform/mail/message-text.ts';
import { en } from '#/platform/mail/messages.en.ts';
import { fr } from '#/platform/mail/messages.fr.ts';
import { ja } from '#/platform/mail/messages.ja.ts';
import { zh } from '#/platform/mail/messages.zh.ts';
import { policyMessages } from '#/platform/mail/policy-messages.ts';
import { type Attachment, attachmentsOf, daysOf, linesOf } from '#/platform/mail/report-parts.ts';
import { stationCauses } from '#/platform/mail/station-messages.ts';

/** The brand and company that send a mail. */
export interface Sender {
  readonly brand: string;
  readonly company: string;
}

/** A rendered mail. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The URL of its button. */
  readonly link: string | null;
  /** The one-click unsubscribe URL (RFC 8058); absent for mails without one. */
  readonly stopLink?: string;
  readonly attachments?: readonly Attachment[];
}

const texts: Readonly<Record<Locale, MailTexts>> = { en, zh, fr, ja };

/** Renders a mail in the recipient's language. */
export function renderMessage(mail: Mail, { email, locale }: Addressee, sender: Sender): Letter {
  const words = texts[locale];
  const text = 'policy' in mail ? policyMessages[locale][mail.kind] : words.kinds[mail.kind];
  const name = writableName(mail.name);
  const title = 'title' in mail ? mail.title : undefined;
  const report = 'report' in mail ? mail.report : null;
  const stopLink = 'stopLink' in mail ? mail.stopLink : null;
  const values = {
    ...sender,
    email,
    name,
    title: title ?? '',
    newEmail: 'newEmail' in mail ? mail.newEmail : '',
    reason: 'reason' in mail ? mail.reason : '',
    inviteDays: String(limits.inviteLinkDays),
    viewMinutes: String(limits.viewAsMinutes),
    keyEnd: 'keyEnd' in mail ? mail.keyEnd : '',
    hours: String(limits.verifyLinkHours),
    minutes: String(limits.resetLinkMinutes),
    cast: report?.cast ?? ('cast' in mail ? mail.cast : ''),
    plan: 'plan' in mail ? mail.plan : '',
    station: stationOf(mail, sender),
    site: 'site' in mail ? mail.site : '',
    skill: 'skill' in mail ? mail.skill : '',
    app: 'app' in mail ? mail.app : '',
    version: 'version' in mail ? mail.version : '',
    reference: 'reference' in mail ? mail.reference : '',
    part: 'part' in mail ? signingParts[locale][mail.part] : '',
    date: 'expiresAt' in mail ? dateOf(mail.expiresAt, locale) : '',
    daysLeft: 'daysLeft' in mail ? String(mail.daysLeft) : '',
    unread: 'unread' in mail ? new Intl.NumberFormat(locale).format(mail.unread) : '',
    recipientDays: String(limits.recipientLinkDays),
    undoDays: String(limits.terminationDays),
    teamInviteDays: String(limits.teamInviteDays),
    host: 'host' in mail ? mail.host : '',
    output: 'output' in mail ? mail.output : '',
    recipient: 'recipient' in mail ? mail.recipient : '',
    status: 'status' in mail ? mail.status : '',
    policy: 'policy' in mail ? mail.policy : '',
    cause: 'cause' in mail ? stationCauses[locale][mail.cause] : '',
    invitationDays: String(limits.invitationDays),
    // A stranger may have chosen the name of the account.
    account: ('account' in mail && writableName(mail.account)) || sender.brand,
    days: report ? daysOf(report, locale) : '',
  };
  const fill = (template: string) => fillIn(spaced(template, locale), values);
  const link = linkOf(mail);
  const parts: Parts = {
    locale,
    brand: sender.brand,
    subject: fill(title === undefined ? text.subject : words.titled),
    greeting: fill(name === '' ? words.plainGreeting : words.greeting),
    lead: [...text.lead.map(fill), ...('quote' in mail ? mail.quote.split(/\n+/) : [])],
    lines: report ? linesOf(report, words.report, locale) : [],
    action: link && text.button ? { label: fill(text.button), hint: fill(words.linkHint), link } : null,
    after: text.after === undefined ? null : fill(text.after),
    notYou: text.notYou === undefined ? null : fill(text.notYou),
    closing: [words.closing, fill(words.sender)],
    footer: [fill(text.why), words.noReply],
    stop: stopLink === null ? null : { label: words.report.stop, link: stopLink },
  };
  return {
    subject: parts.subject,
    text: textOf(parts),
    html: htmlOf(parts),
    link,
    ...(stopLink !== null && { stopLink }),
    ...(report && { attachments: attachmentsOf(report, words.report, locale) }),
  };
}

/** A day in UTC, as in the files that it is from. */
const dateOf = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);

/** Named by the account that receives the mail, or by staff, except where a stranger is asked. */
function stationOf(mail: Mail, sender: Sender): string {
  if (!('station' in mail)) return '';
  return mail.kind === 'silence_confirm' ? writableName(mail.station) || sender.brand : mail.station;
}

function linkOf(mail: Mail): string | null {
  if ('link' in mail) return mail.link;
  return 'resetLink' in mail ? mail.resetLink : null;
}

/**
 * What mail clients turn into a link: the marks of an address or a URL, a dot that joins labels
 * (`bank4.de`, `1.2.3.4`, also the dots that IDNA maps to it) and long numbers.
 */
const linkable = /[/\\@:<>[\]{}]|\S[.\u3002\uff0e\uff61](?:\p{L}\p{M}*[\p{L}\p{N}-]|\p{N})|\p{N}{3}|^www\b/iu;

/**
 * A stranger chooses the name in a mail to someone else's address. A name that mail clients would
 * turn into a link, or that looks like an advertisement, is omitted: characters that would break the
 * link are dropped by some clients, an absent name is not.
 */
function writableName(name: string): string {
  const line = name
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return linkable.test(line) || line.length > 60 ? '' : line;
}

/** French puts a space before these marks; it must not break. */
function spaced(template: string, locale: Locale): string {
  return locale === 'fr' ? template.replaceAll(/ (?=[:;!?»])|(?<=«) /g, '\u00a0') : template;
}

/** Values are not interpolated again, so a brand named `{email}` stays unchanged. */
function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (placeholder, key: string) => values[key] ?? placeholder);
}
