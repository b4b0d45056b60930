import * as z from 'zod/mini';
import { count, moment, text } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf } from '#/contract/shared/list.ts';
import { visibleText } from '#/contract/shared/visible-text.ts';
import {
  isUnique,
  selectionDraftFields,
  selectionFields,
  someProduct,
} from '#/contract/webhooks/webhook-selection.schemas.ts';

/** The events that a webhook endpoint can subscribe to. */
export const webhookEvents = [
  'cast.on_air',
  'cast.off_air',
  'cast.listener_limit_reached',
  'cast.suspended',
  'cast.unsuspended',
  'cast.settings_changed',
  'station.down',
  'station.up',
  'silence.started',
  'silence.ended',
  'song.changed',
  'site.published',
  'site.unpublished',
  'site.message',
  'domain.verified',
  'domain.verification_lost',
  'skill.state',
  'app.state',
  'build.finished',
  'certificate.expires',
] as const;

/** Why an endpoint is turned off: by a person, after `410 Gone`, or after five days of failures. */
export const webhookDisabledReasons = ['person', 'gone', 'failing'] as const;

/** The state of a delivery. `pending` also covers the time between two tries. */
export const webhookDeliveryStates = ['pending', 'delivered', 'failed'] as const;

/** Why a try had no HTTP response. */
export const webhookErrors = [
  /** The name could not be resolved. */
  'not_resolved',
  /** The address or the port is not public. */
  'forbidden',
  'unreachable',
  'certificate',
  'time_out',
  /** The response was not valid HTTP, or too large. */
  'bad_reply',
] as const;

const webhookEvent = z.enum(webhookEvents);

const draftFields = {
  /** An https address without a user name. */
  url: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { abort: true }),
      z.maxLength(limits.webhookUrl, { abort: true }),
      z.regex(/^https?:\/\/[^\s@/?#]+(?:[/?][\x21-\x7e]*)?$/),
    ),
  /** What receives the messages; may be empty. */
  description: z
    .string()
    .check(z.trim(), z.normalize('NFC'), z.maxLength(limits.webhookDescription), visibleText),
  events: z
    .array(webhookEvent)
    .check(z.minLength(1), z.maxLength(webhookEvents.length), z.refine(isUnique, { error: 'not_unique' })),
  ...selectionDraftFields,
};

/** A webhook endpoint to create. */
export const webhookDraft = z
  .strictObject(draftFields)
  .check(someProduct)
  .register(z.globalRegistry, { id: 'WebhookDraft' });

/** The settings of a webhook endpoint. Turning it on again clears its failures. */
export const webhookChange = z
  .strictObject({ ...draftFields, isEnabled: z.boolean() })
  .check(someProduct)
  .register(z.globalRegistry, { id: 'WebhookChange' });

/** A webhook endpoint of an account. */
export const webhook = z
  .object({
    id: text,
    url: text,
    description: text,
    events: z.array(webhookEvent),
    /** Null: all products of the kind. */
    ...selectionFields,
    version: count,
    createdAt: moment,
    /** The person who created it; null if they left the account. */
    createdBy: z.nullable(text),
    disabledAt: z.nullable(moment),
    disabledReason: z.nullable(z.enum(webhookDisabledReasons)),
    /** Since when every try failed; null after a success. */
    failingSince: z.nullable(moment),
    /** Until when messages are also signed with the previous secret. */
    previousSecretUntil: z.nullable(moment),
    /** When a try last succeeded. */
    lastSuccessAt: z.nullable(moment),
    /** Deliveries that wait for a try. */
    pending: count,
    /** The stored deliveries, at most those of 30 days. */
    deliveries: count,
  })
  .register(z.globalRegistry, { id: 'Webhook' });

/** The webhook endpoints of an account, oldest first. */
export const webhookList = listOf(webhook).register(z.globalRegistry, { id: 'WebhookList' });

/** A new endpoint with its signing secret, which is not shown again. */
export const createdWebhook = z
  .object({ webhook, secret: text })
  .register(z.globalRegistry, { id: 'CreatedWebhook' });

/** A new signing secret, which is not shown again. */
export const webhookSecret = z
  .object({
    secret: text,
    /** Until when messages are also signed with the previous secret. */
    previousSecretUntil: moment,
  })
  .register(z.globalRegistry, { id: 'WebhookSecret' });

/** The event whose example is sent as a test. */
export const webhookTest = z
  .strictObject({ event: webhookEvent })
  .register(z.globalRegistry, { id: 'WebhookTest' });

const deliveryFields = {
  id: text,
  /** The `webhook-id` header: equal for all tries of a message. */
  messageId: text,
  event: webhookEvent,
  /** When the event happened. */
  eventAt: moment,
  isTest: z.boolean(),
  state: z.enum(webhookDeliveryStates),
  tries: count,
  lastTryAt: z.nullable(moment),
  /** The HTTP status of the last try; null without a response. */
  status: z.nullable(count),
  error: z.nullable(z.enum(webhookErrors)),
  durationMs: z.nullable(count),
  nextTryAt: z.nullable(moment),
};

/** A message for one endpoint. */
export const webhookDelivery = z.object(deliveryFields).register(z.globalRegistry, { id: 'WebhookDelivery' });

/** The deliveries of an endpoint, latest first. */
export const webhookDeliveryList = listOf(webhookDelivery).register(z.globalRegistry, {
  id: 'WebhookDeliveryList',
});

/** One try to deliver a message. */
export const webhookTry = z
  .object({
    at: moment,
    status: z.nullable(count),
    error: z.nullable(z.enum(webhookErrors)),
    durationMs: count,
    /** The first 1,024 bytes of the response; null without one. */
    response: z.nullable(text),
  })
  .register(z.globalRegistry, { id: 'WebhookTry' });

/** A delivery with its body and its tries, latest first. */
export const webhookDeliveryDetails = z
  .object({ ...deliveryFields, body: text, log: z.array(webhookTry) })
  .register(z.globalRegistry, { id: 'WebhookDeliveryDetails' });

/** One of `webhookEvents`. */
export type WebhookEvent = (typeof webhookEvents)[number];
/** One of `webhookErrors`. */
export type WebhookError = (typeof webhookErrors)[number];
/** One of `webhookDisabledReasons`. */
export type WebhookDisabledReason = (typeof webhookDisabledReasons)[number];
/** One of `webhookDeliveryStates`. */
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number];
/** A webhook endpoint to create. */
export type WebhookDraft = z.infer<typeof webhookDraft>;
/** The settings of a webhook endpoint. */
export type WebhookChange = z.infer<typeof webhookChange>;
/** A webhook endpoint of an account. */
export type Webhook = z.infer<typeof webhook>;
/** The webhook endpoints of an account. */
export type WebhookList = z.infer<typeof webhookList>;
/** A new endpoint with its signing secret. */
export type CreatedWebhook = z.infer<typeof createdWebhook>;
/** A new signing secret. */
export type WebhookSecret = z.infer<typeof webhookSecret>;
/** A message for one endpoint. */
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
/** The deliveries of an endpoint. */
export type WebhookDeliveryList = z.infer<typeof webhookDeliveryList>;
/** A delivery with its body and its tries. */
export type WebhookDeliveryDetails = z.infer<typeof webhookDeliveryDetails>;
