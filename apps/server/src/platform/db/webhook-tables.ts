import type {
  WebhookDeliveryState,
  WebhookDisabledReason,
  WebhookError,
  WebhookEvent,
} from '@unmuted/api/contract';
import type { Generated } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

interface WebhookEndpointsTable {
  id: string;
  account_id: string;
  url: string;
  description: string;
  events: WebhookEvent[];
  /** Such as `cast:<id>`; null for all products of the account. */
  products: string[] | null;
  /** AES-256-GCM, see platform/crypto/secrets.ts. */
  secret: Buffer;
  previous_secret: Buffer | null;
  previous_secret_until: Date | null;
  created_by: string | null;
  created_at: Moment;
  version: Generated<number>;
  disabled_at: Date | null;
  disabled_reason: WebhookDisabledReason | null;
  /** Since when every try failed. */
  failing_since: Date | null;
  last_success_at: Date | null;
  /** A server sends to the endpoint until then. */
  leased_until: Date | null;
  last_try_at: Date | null;
}

/** An event that at least one endpoint is subscribed to. */
interface WebhookMessagesTable {
  /** `msg_…`, the `webhook-id` header. */
  id: string;
  account_id: string;
  product: string;
  type: WebhookEvent;
  body: string;
  at: Moment;
  is_test: Generated<boolean>;
}

/** A message for one endpoint. */
interface WebhookDeliveriesTable {
  id: string;
  endpoint_id: string;
  message_id: string;
  state: WebhookDeliveryState;
  tries: Generated<number>;
  next_try_at: Date | null;
}

interface WebhookTriesTable {
  id: Generated<string>;
  delivery_id: string;
  at: Moment;
  /** Null without an HTTP response. */
  status: number | null;
  error: WebhookError | null;
  duration_ms: number;
  /** The start of the response. */
  response: string | null;
}

export interface WebhookTables {
  webhook_endpoints: WebhookEndpointsTable;
  webhook_messages: WebhookMessagesTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_tries: WebhookTriesTable;
}
