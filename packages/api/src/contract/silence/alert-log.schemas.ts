import * as z from 'zod/mini';
import { castCustomer } from '#/contract/admin/casts.schemas.ts';
import { count, moment, text } from '#/contract/shared/fields.ts';
import { listOf, pageQuery, searchTerms } from '#/contract/shared/list.ts';
import {
  alertChannel,
  alertChannels,
  alertErrors,
  alertEvents,
  alertState,
  alertStates,
} from '#/contract/silence/recipients.schemas.ts';
import { alarmKind } from '#/contract/silence/silence.schemas.ts';

/** A message about an incident, with its receipt. */
export const alertRow = z
  .object({
    id: z.uuid(),
    at: moment,
    /** Null for a test or a confirmation of a recipient of a policy. */
    station: z.nullable(z.object({ id: z.uuid(), serviceId: z.nullable(z.uuid()), name: text })),
    customer: z.nullable(castCustomer),
    /** The policy that the recipient belongs to; null for a recipient of a station. */
    policy: z.nullable(z.object({ id: z.uuid(), name: text })),
    incident: z.nullable(z.object({ id: z.uuid(), kind: alarmKind, startedAt: moment })),
    event: z.enum(alertEvents),
    recipientName: text,
    channel: alertChannel,
    hint: text,
    state: alertState,
    attempts: count,
    sentAt: z.nullable(moment),
    durationMs: z.nullable(count),
    status: z.nullable(count),
    error: z.nullable(z.enum(alertErrors)),
    /** The id that the service gave it; null without one. */
    providerId: z.nullable(text),
  })
  .register(z.globalRegistry, { id: 'AlertRow' });

/** Messages about incidents of all stations, latest first. */
export const alertList = z
  .object({
    ...listOf(alertRow).shape,
    /** Of the last 24 hours. */
    day: z.object({ sent: count, failed: count, queued: count }),
    /** The channels that this server can use. */
    channels: z.array(
      z.object({
        channel: alertChannel,
        isAvailable: z.boolean(),
        sent24h: count,
        failed24h: count,
        lastSentAt: z.nullable(moment),
        lastError: z.nullable(z.enum(alertErrors)),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'AlertList' });

const anyOf = (words: readonly string[]) => {
  const any = `(?:${words.join('|')})`;
  return z.optional(z.string().check(z.regex(new RegExp(`^${any}(?:,${any})*$`))));
};

/** `?page=1&pageSize=25&state=failed,bounced&channel=sms&q=aurora`. */
export const alertQuery = z.strictObject({
  ...pageQuery.shape,
  state: anyOf(alertStates).register(z.globalRegistry, { description: 'Comma-separated states' }),
  channel: anyOf(alertChannels).register(z.globalRegistry, { description: 'Comma-separated channels' }),
  q: searchTerms('Search terms; each must occur in the station, the customer or the recipient'),
});

/** See `alertRow`. */
export type AlertRow = z.infer<typeof alertRow>;
/** See `alertList`. */
export type AlertList = z.infer<typeof alertList>;
