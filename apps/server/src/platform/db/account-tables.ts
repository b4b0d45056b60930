import type { AccountRole, DateFormat, InvitedRole, Locale } from '@unmuted/api/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Created, Moment } from '#/platform/db/columns.ts';

/** A customer: owns products, and has one or more people. */
interface AccountsTable {
  id: string;
  /** The company, or the name of the person who created it. */
  name: string;
  disabled_at: Generated<Date | null>;
  /** Why staff disabled it. */
  disabled_reason: Generated<string | null>;
  /** Labels of staff. */
  tags: Generated<string[]>;
  /** Incremented by each change of the name and the tags. */
  version: Generated<number>;
  demo: Generated<boolean>;
  created_at: Created;
}

/** An internal note of staff. */
interface AccountNotesTable {
  id: string;
  account_id: string;
  /** The name of the author, which outlives the account of the author. */
  author: string;
  text: string;
  created_at: Moment;
}

/** A person of an account. */
interface CustomersTable {
  id: string;
  account_id: string;
  /** Exactly one person of an account is its owner. */
  role: Generated<AccountRole>;
  /** Whether the person sees only the products in `customer_products`. */
  is_limited: Generated<boolean>;
  email: string;
  first_name: string;
  last_name: string;
  company: string | null;
  locale: Locale;
  timezone: string;
  password_hash: string;
  country: Generated<string | null>;
  date_format: Generated<DateFormat>;
  /** Whether product news may be sent. */
  marketing: Generated<boolean>;
  /** The accepted version of the terms; null for accounts created by staff. */
  terms_version: Generated<string | null>;
  /** When the person was invited; null once a password was chosen. */
  invited_at: Generated<Date | null>;
  disabled_at: Date | null;
  demo: Generated<boolean>;
  created_at: Created;
}

/** A product that a limited person may see. */
interface CustomerProductsTable {
  customer_id: string;
  kind: 'cast' | 'station' | 'onepage' | 'alexa' | 'mobile';
  /** The id of the product; the username of a one-page site. */
  product_id: string;
}

/** An invitation of a person to an account; deleted when it is accepted or cancelled. */
interface InvitationsTable {
  id: string;
  account_id: string;
  email: string;
  role: InvitedRole;
  /** Whether the person will see only the products in `invitation_products`. */
  is_limited: boolean;
  token_hash: Buffer;
  invited_by: string | null;
  sent_at: Moment;
  expires_at: Moment;
}

interface InvitationProductsTable {
  invitation_id: string;
  kind: CustomerProductsTable['kind'];
  product_id: string;
}

/** Who made an upload. */
interface UploadPeopleTable {
  upload_id: string;
  customer_id: string;
}

interface AdminsTable {
  id: string;
  username: string;
  name: string;
  role: 'admin' | 'superadmin';
  title: string;
  email: string;
  password_hash: string;
  locale: Generated<Locale>;
  timezone: Generated<string>;
  date_format: Generated<DateFormat>;
  disabled_at: Date | null;
  demo: Generated<boolean>;
  created_at: Created;
  /** Incremented by each change that another person of the staff makes. */
  version: Generated<number>;
}

interface SessionsTable {
  /** Identifies the session to its owner; the token is never shown again. */
  id: string;
  token_hash: Buffer;
  customer_id: string | null;
  admin_id: string | null;
  /** The owner whose area a member of staff views, read-only. */
  viewed_customer_id: Generated<string | null>;
  created_at: Moment;
  idle_expires_at: Moment;
  expires_at: Moment;
  revoked_at: Date | null;
  /** The admin's role at sign-in: a role change ends the session. */
  role: AdminsTable['role'] | null;
  /** Rounded to the minute. */
  last_seen_at: Moment;
  address: string | null;
  user_agent: string | null;
  /** When a code of the second step was last accepted in this session. */
  proved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A requested account; it is created when the emailed link is opened. */
interface RegistrationsTable {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  company: string | null;
  country: string;
  locale: Locale;
  timezone: string;
  marketing: boolean;
  terms_version: string;
  created_at: Moment;
  /** When the latest mail was sent. */
  sent_at: Moment;
  expires_at: Moment;
}

interface OneTimeLinksTable {
  token_hash: Buffer;
  purpose: 'verify' | 'reset' | 'email' | 'invite';
  registration_id: string | null;
  customer_id: string | null;
  new_email: string | null;
  created_at: Moment;
  expires_at: Moment;
  used_at: Date | null;
}

interface SecondStepsTable {
  id: string;
  customer_id: string | null;
  admin_id: string | null;
  /** AES-256-GCM, see platform/crypto/secrets.ts. */
  secret: Buffer;
  created_at: Moment;
  /** Null until the first code is confirmed. */
  enabled_at: Date | null;
  /** The time step of the last accepted code: no code is accepted twice. */
  last_step: ColumnType<string, number | undefined, number>;
}

interface RecoveryCodesTable {
  second_step_id: string;
  code_hash: Buffer;
  used_at: Date | null;
}

/** Failed attempts within a window. */
interface ThrottlesTable {
  key: Buffer;
  failures: number;
  /** Attempts rejected because the window was full. */
  refusals: Generated<number>;
  window_ends_at: Moment;
}

export interface AccountTables {
  accounts: AccountsTable;
  account_notes: AccountNotesTable;
  customer_products: CustomerProductsTable;
  invitations: InvitationsTable;
  invitation_products: InvitationProductsTable;
  upload_people: UploadPeopleTable;
  customers: CustomersTable;
  admins: AdminsTable;
  sessions: SessionsTable;
  registrations: RegistrationsTable;
  one_time_links: OneTimeLinksTable;
  second_steps: SecondStepsTable;
  recovery_codes: RecoveryCodesTable;
  throttles: ThrottlesTable;
}
