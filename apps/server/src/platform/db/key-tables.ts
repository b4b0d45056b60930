import type { KeyScope } from '@unmuted/api/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

/** An API key of an account, or of the provider. The server knows only its hash. */
interface ApiKeysTable {
  id: string;
  key_hash: Buffer;
  last_four: string;
  /** The account that a customer's key acts for. */
  account_id: string | null;
  /** The admin in whose name a key of the provider acts. */
  admin_id: string | null;
  /** The person who created a customer's key; null once they left. */
  customer_id: string | null;
  name: string;
  scopes: KeyScope[];
  /** Whether it reaches only the products in `api_key_products`. */
  is_limited: Generated<boolean>;
  /** Addresses and networks from which it works; empty: from anywhere. */
  networks: Generated<string[]>;
  created_at: Moment;
  expires_at: Date | null;
  /** Set by rotation: until when it still works. */
  replaced_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The key that it replaced. */
  rotated_from: ColumnType<string | null, string | null | undefined, never>;
  /** `2026-11-27`. */
  last_used_on: ColumnType<string | null, undefined, string>;
  last_used_network: ColumnType<string | null, undefined, string>;
}

/** A product that a limited key reaches. */
interface ApiKeyProductsTable {
  key_id: string;
  kind: 'cast' | 'station' | 'onepage' | 'alexa' | 'mobile';
  /** The id of the product; the username of a one-page site. */
  product_id: string;
}

/** The latest calls with a key. */
interface ApiKeyCallsTable {
  id: Generated<string>;
  key_id: string;
  at: Moment;
  operation: string;
  status: number;
  network: string;
}

/** A link that signs a customer in, once. */
interface SignInLinksTable {
  token_hash: Buffer;
  customer_id: string;
  created_at: Moment;
  expires_at: Moment;
  used_at: ColumnType<Date | null, undefined, Date>;
}

export interface KeyTables {
  api_keys: ApiKeysTable;
  api_key_products: ApiKeyProductsTable;
  api_key_calls: ApiKeyCallsTable;
  sign_in_links: SignInLinksTable;
}
