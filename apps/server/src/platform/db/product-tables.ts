import type { AlexaSkill, DomainProblem, MobileApp, OnePage } from '@unmuted/api/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Created, Moment } from '#/platform/db/columns.ts';

interface OnePagesTable {
  username: string;
  account_id: string;
  title: string;
  domain: string | null;
  state: OnePage['state'];
  created_at: Created;
}

/** The latest DNS result for a domain. */
export interface SeenDomain {
  /** Whether it is a zone apex. */
  readonly isApex: boolean;
  readonly exists: boolean;
  readonly cnames: readonly string[];
  readonly addresses: readonly string[];
  /** TXT records at the verification name. */
  readonly proofs: readonly string[];
  /** Our own addresses at that time; for an apex only. */
  readonly targets: readonly string[];
}

/**
 * A site's claim to a domain. Several claims may be pending for one domain; only one can be
 * verified.
 */
interface SiteDomainsTable {
  id: string;
  username: string;
  domain: string;
  /** 128 random bits for this claim only. Not a secret: it is published in DNS. */
  token: string;
  added_at: Moment;
  /** Null once verified. */
  expires_at: Date | null;
  verified_at: Date | null;
  checked_at: Date | null;
  next_check_at: Moment;
  /** Consecutive daily checks that found the records of a verified domain invalid. */
  failures: Generated<number>;
  problem: DomainProblem | null;
  seen: ColumnType<SeenDomain | null, string | null, string | null>;
}

interface AlexaSkillsTable {
  id: string;
  account_id: string;
  name: string;
  invocation_name: string;
  locales: string[];
  status: AlexaSkill['status'];
  /** When the status began; null if it did before this was recorded. */
  status_since: Generated<Date | null>;
  created_at: Created;
}

interface MobileAppsTable {
  id: string;
  account_id: string;
  platform: MobileApp['platform'];
  name: string;
  status: MobileApp['status'];
  /** When the status began; null if it did before this was recorded. */
  status_since: Generated<Date | null>;
  version: string | null;
  store_url: string | null;
  created_at: Created;
}

export interface ProductTables {
  one_pages: OnePagesTable;
  site_domains: SiteDomainsTable;
  alexa_skills: AlexaSkillsTable;
  mobile_apps: MobileAppsTable;
}
