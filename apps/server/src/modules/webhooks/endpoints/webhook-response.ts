import { selectionOf, type Webhook } from '@unmuted/api/contract';
import type { EndpointRow } from '#/modules/webhooks/endpoints/webhooks.repository.ts';

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export function toWebhook(row: EndpointRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    events: row.events,
    ...selectionOf(row),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    createdBy: row.creator,
    disabledAt: textOf(row.disabled_at),
    disabledReason: row.disabled_reason,
    failingSince: textOf(row.failing_since),
    previousSecretUntil: textOf(row.previous_secret_until),
    lastSuccessAt: textOf(row.last_success_at),
    pending: row.pending,
    deliveries: row.deliveries,
  };
}
