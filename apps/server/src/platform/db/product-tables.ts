import type { AlexaSkill, DomainProblem, MobileApp, OnePage } from '@unmuted/api/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Created, Moment } from '#/platform/db/columns.ts';

interface OnePagesTable {
  username: string;
  customer_id: string;
  title: string;
  domain: string | null;
  state: OnePage['state'];
  created_at: Created;
}

/** What DNS said of a domain when it last answered. */
export interface SeenDomain {
  /** It is the top of a zone. */
  readonly isApex: boolean;
  readonly exists: boolean;
  readonly cnames: readonly string[];
  readonly addresses: readonly string[];
  /** Texts where the proof belongs. */
  readonly proofs: readonly string[];
  /** Our own addresses at that moment; of an apex alone. */
  readonly targets: readonly string[];
}

/** A site's claim of a domain. Any number may wait for one domain; one of all can be verified. */
interface SiteDomainsTable {
  id: string;
  username: string;
  domain: string;
  /** 128 bits of this claim alone. No secret: it is to stand in DNS. */
  token: string;
  added_at: Moment;
  /** Null once it is verified. */
  expires_at: Date | null;
  verified_at: Date | null;
  checked_at: Date | null;
  next_check_at: Moment;
  /** Daily checks in a row that found a verified one's records wrong. */
  failures: Generated<number>;
  problem: DomainProblem | null;
  seen: ColumnType<SeenDomain | null, string | null, string | null>;
}

interface AlexaSkillsTable {
  id: string;
  customer_id: string;
  name: string;
  invocation_name: string;
  locales: string[];
  status: AlexaSkill['status'];
  created_at: Created;
}

interface MobileAppsTable {
  id: string;
  customer_id: string;
  platform: MobileApp['platform'];
  name: string;
  status: MobileApp['status'];
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
