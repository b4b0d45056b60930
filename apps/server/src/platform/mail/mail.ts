import type { Locale } from '@unmuted/api/contract';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { ReportMail } from '#/platform/mail/report.ts';

/** The mails that Studio sends. Each kind has messages in four languages. */
export type Mail =
  | { readonly kind: 'verify'; readonly name: string; readonly link: string }
  | { readonly kind: 'already_registered'; readonly name: string; readonly resetLink: string }
  | { readonly kind: 'reset'; readonly name: string; readonly link: string }
  | { readonly kind: 'password_changed'; readonly name: string }
  | { readonly kind: 'confirm_email'; readonly name: string; readonly link: string }
  | { readonly kind: 'email_changed'; readonly name: string; readonly newEmail: string }
  | { readonly kind: 'mfa_enabled'; readonly name: string }
  | { readonly kind: 'mfa_disabled'; readonly name: string }
  | { readonly kind: 'password_guesses'; readonly name: string }
  | { readonly kind: 'code_guesses'; readonly name: string }
  /** `name` is empty for an address without a sign-in. */
  | {
      readonly kind: 'invitation';
      readonly name: string;
      readonly account: string;
      readonly link: string;
    }
  | { readonly kind: 'removed_from_account'; readonly name: string; readonly account: string }
  | {
      readonly kind: 'owner_changed';
      readonly name: string;
      readonly account: string;
      readonly newEmail: string;
    }
  | ReportMail;

export type MailKind = Mail['kind'];

export interface Addressee {
  readonly email: string;
  readonly locale: Locale;
}

/** Queues a mail within a transaction: it is sent if and only if the transaction commits. */
export interface Mailer {
  send(db: Db | Tx, to: Addressee, mail: Mail): Promise<void>;
}
