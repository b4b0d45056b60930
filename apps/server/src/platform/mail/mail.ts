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
  | { readonly kind: 'customer_invitation'; readonly name: string; readonly link: string }
  | { readonly kind: 'viewed_as'; readonly name: string; readonly reason: string }
  | { readonly kind: 'mfa_enabled'; readonly name: string }
  | { readonly kind: 'mfa_disabled'; readonly name: string }
  | { readonly kind: 'key_created' | 'key_leaked'; readonly name: string; readonly keyEnd: string }
  | { readonly kind: 'password_guesses'; readonly name: string }
  | { readonly kind: 'code_guesses'; readonly name: string }
  | { readonly kind: 'cast_ready'; readonly name: string; readonly cast: string; readonly link: string }
  | { readonly kind: 'cast_terminated'; readonly name: string; readonly cast: string }
  /** `quote`: written by staff. `cast`: usernames. */
  | { readonly kind: 'cast_message'; readonly name: string; readonly cast: string; readonly quote: string }
  /** `quote`: written by staff. */
  | { readonly kind: 'customer_message'; readonly name: string; readonly quote: string }
  /** To staff. */
  | { readonly kind: 'request_received'; readonly name: string; readonly plan: string; readonly link: string }
  | {
      readonly kind: 'request_refused';
      readonly name: string;
      readonly plan: string;
      readonly quote: string;
      readonly link: string;
    }
  | { readonly kind: 'team_invite'; readonly name: string; readonly link: string }
  | {
      readonly kind: 'cast_suspended';
      readonly name: string;
      readonly cast: string;
      readonly reason: string;
      readonly link: string;
    }
  | { readonly kind: 'cast_unsuspended'; readonly name: string; readonly cast: string; readonly link: string }
  /** `quote`: the reason, written by staff. */
  | {
      readonly kind: 'site_taken_down';
      readonly name: string;
      readonly site: string;
      readonly quote: string;
      readonly link: string;
    }
  | {
      readonly kind: 'site_message';
      readonly name: string;
      readonly site: string;
      /** Messages that nobody has read, with the new one. */
      readonly unread: number;
      readonly link: string;
    }
  /** `quote`: the reason, written by staff or by Amazon. */
  | {
      readonly kind: 'skill_changes_requested' | 'skill_rejected' | 'skill_suspended';
      readonly name: string;
      readonly skill: string;
      readonly quote: string;
      readonly link: string;
    }
  | { readonly kind: 'skill_live'; readonly name: string; readonly skill: string; readonly link: string }
  /** `quote`: the reason, written by staff or by the store. */
  | {
      readonly kind: 'app_changes_requested' | 'app_rejected' | 'app_removed' | 'app_on_hold';
      readonly name: string;
      readonly app: string;
      readonly quote: string;
      readonly link: string;
    }
  | { readonly kind: 'app_live'; readonly name: string; readonly app: string; readonly link: string }
  | AppBuildMail
  | SigningMail
  | WebhookMail
  | StationMail
  | SilenceMail
  | PolicyMail
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
  | ReportMail
  | { readonly kind: 'station_ready'; readonly name: string; readonly station: string; readonly link: string }
  /** To staff. */
  | { readonly kind: 'station_requested'; readonly name: string; readonly link: string }
  /** `quote`: written by staff. */
  | {
      readonly kind: 'station_refused';
      readonly name: string;
      readonly quote: string;
      readonly link: string;
    };

/** A build of an app ended: to its owner if it can be tested, to staff if it failed. `version`: its name. */
export interface AppBuildMail {
  readonly kind: 'app_ready' | 'build_failed';
  readonly name: string;
  readonly app: string;
  readonly version: string;
  readonly link: string;
}

/** What signs apps: a certificate or a profile of Apple, or the certificate of a keystore. */
export type SigningPart = 'certificate' | 'profile' | 'keystore';

/** What signs apps expires soon. */
export type SigningMail = {
  readonly name: string;
  readonly part: SigningPart;
  readonly expiresAt: Date;
  readonly daysLeft: number;
  readonly link: string;
} & (
  | { readonly kind: 'app_signing_expires'; readonly app: string }
  /** To staff. `quote`: the apps that it signs, one a line. */
  | { readonly kind: 'signing_expires'; readonly reference: string; readonly quote: string }
);

/** An incident of a station. `quote`: its facts, in the language of the mail. */
export type SilenceMail = { readonly name: string; readonly station: string; readonly link: string } & (
  | {
      readonly kind: 'silence_started' | 'silence_reminder' | 'silence_ended' | 'silence_test';
      readonly quote: string;
      /** The subject after the brand; otherwise that of the kind. */
      readonly title?: string;
    }
  /** To an address that may belong to a stranger. */
  | { readonly kind: 'silence_confirm' }
);

/** Of a policy of the team: about all of its stations at once, a test or a question. It has texts of its own. */
export type PolicyMail = { readonly name: string; readonly policy: string; readonly link: string } & (
  | {
      readonly kind: 'silence_started' | 'silence_ended' | 'silence_test';
      readonly quote: string;
    }
  /** To an address that may belong to a stranger. */
  | { readonly kind: 'silence_confirm' }
);

/** The server turned a webhook off. */
export interface WebhookMail {
  readonly kind: 'webhook_gone' | 'webhook_failing';
  readonly name: string;
  /** The host that received the messages. */
  readonly host: string;
  readonly link: string;
}

/** Why a station is not heard, or why an output was turned off. */
export type StationMailCause =
  | 'off_air'
  | 'refused'
  | 'unreachable'
  | 'not_audio'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'other';

/** What happened to a station; `station` is its name. */
export type StationMail = { readonly name: string; readonly station: string; readonly link: string } & (
  | { readonly kind: 'station_down'; readonly cause: StationMailCause }
  | { readonly kind: 'station_up' }
  /** `status`: the last reply. */
  | { readonly kind: 'tune_in_refused'; readonly status: string }
  | { readonly kind: 'song_output_disabled'; readonly output: string; readonly cause: StationMailCause }
  | { readonly kind: 'alarm_recipient_disabled'; readonly recipient: string }
);

export type MailKind = Mail['kind'];

export interface Addressee {
  readonly email: string;
  readonly locale: Locale;
}

export interface MailOptions {
  /** The id of the mail in the outbox. */
  readonly id?: string;
  /** Not sent before. */
  readonly sendAt?: Date;
}

/** Queues a mail within a transaction: it is sent if and only if the transaction commits. */
export interface Mailer {
  send(db: Db | Tx, to: Addressee, mail: Mail, options?: MailOptions): Promise<void>;
}
