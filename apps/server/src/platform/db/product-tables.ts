import type {
  DomainHint,
  DomainProblem,
  Locale,
  SiteDocument,
  SiteEpisode,
  SiteFeedProblem,
  SiteMessageKind,
  SiteState,
} from '@unmuted/api/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Created, Moment } from '#/platform/db/columns.ts';

interface OnePagesTable {
  username: string;
  account_id: string;
  title: string;
  state: SiteState;
  /** Incremented by each change of the draft. */
  version: Generated<number>;
  /** Null until the first one is saved. */
  draft: ColumnType<SiteDocument | null, string | null, string | null>;
  draft_saved_at: Generated<Date | null>;
  /** The published version, also while the site is withdrawn or taken down. */
  published_number: Generated<number | null>;
  publish_at: Generated<Date | null>;
  /** SHA-256 of the token of the link to the draft. */
  share_hash: Generated<Buffer | null>;
  share_expires_at: Generated<Date | null>;
  taken_down_at: Generated<Date | null>;
  taken_down_reason: Generated<string | null>;
  /** Set by staff: whether its owner may add sections with code. */
  allows_code: Generated<boolean>;
  created_at: Created;
}

/** A rendered page of a version. */
export interface StoredSitePage {
  readonly language: Locale;
  readonly kind: 'page' | 'privacy' | 'imprint';
  /** SHA-256 of the HTML, its name in the storage. */
  readonly hash: string;
  /** Bytes, compressed. */
  readonly bytes: number;
  readonly styleSources: readonly string[];
  /** Identifies what it was rendered from besides the document. */
  readonly source: string;
  /** SHA-256 of the drawn picture for previews of links; missing without one, and on pages of earlier servers. */
  readonly shareHash?: string;
}

interface SiteVersionsTable {
  username: string;
  number: number;
  document: ColumnType<SiteDocument, string, never>;
  /** Of the address at which it was rendered last. */
  pages: ColumnType<readonly StoredSitePage[], string, string>;
  published_at: Moment;
  /** The name of the person; null if it was scheduled. */
  published_by: string | null;
}

interface SiteMessagesTable {
  id: string;
  username: string;
  kind: SiteMessageKind;
  name: string;
  email: string | null;
  song: string | null;
  text: string;
  country: string | null;
  language: Locale;
  received_at: Moment;
  read_at: Date | null;
}

/** Visits and plays of a day; empty texts stand for unknown. */
interface SiteDaysTable {
  username: string;
  /** UTC. */
  day: ColumnType<string, string, never>;
  country: string;
  /** The host name. */
  referrer: string;
  language: Locale;
  visits: number;
  plays: number;
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
  /** Of the zone; absent: unknown. */
  readonly nameServers?: readonly string[];
  /** Of the CNAME or the addresses, or of their absence, as seen by our resolver; absent: unknown. */
  readonly ttlS?: number;
  /** The same of the TXT records. */
  readonly proofTtlS?: number;
  /** Where a CNAME to another name leads. */
  readonly chain?: SeenChain;
  /** Only a wildcard answers for it. */
  readonly isWildcard?: boolean;
  /** The registered domain does not exist. */
  readonly isUnregistered?: boolean;
  /** A name that its owner cannot have. */
  readonly notOwn?: 'suffix' | 'shared_host';
  readonly hints?: readonly DomainHint[];
}

/** The names from the first CNAME on, and where they end. */
export interface SeenChain {
  readonly names: readonly string[];
  /** `elsewhere`: at a name that exists; `silent`: at one whose DNS did not respond. */
  readonly end: 'target' | 'loop' | 'missing' | 'elsewhere' | 'silent';
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
  /** The first of them; null without one. */
  failing_since: Generated<Date | null>;
  problem: DomainProblem | null;
  is_primary: Generated<boolean>;
  seen: ColumnType<SeenDomain | null, string | null, string | null>;
}

/** Feeds of podcasts, shared by the sites that show them. */
interface PodcastFeedsTable {
  url: string;
  title: Generated<string>;
  episodes: ColumnType<readonly SiteEpisode[], string | undefined, string>;
  /** The last attempt. */
  asked_at: Generated<Date | null>;
  /** The last successful one; null before it. */
  read_at: Generated<Date | null>;
  /** Of the last attempt. */
  problem: Generated<SiteFeedProblem | null>;
}

export interface ProductTables {
  one_pages: OnePagesTable;
  site_domains: SiteDomainsTable;
  site_versions: SiteVersionsTable;
  site_messages: SiteMessagesTable;
  site_days: SiteDaysTable;
  podcast_feeds: PodcastFeedsTable;
}
