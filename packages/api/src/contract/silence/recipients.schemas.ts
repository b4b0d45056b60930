import * as z from 'zod/mini';
import { clockTime, count, email, linkToken, moment, text, timeZone } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { visibleText } from '#/contract/shared/visible-text.ts';
import { alarmKind } from '#/contract/silence/silence.schemas.ts';

/** How a person or a system is told. */
export const alertChannels = [
  'email',
  'webhook',
  'slack',
  'discord',
  'teams',
  'telegram',
  'pagerduty',
  'sms',
  'voice',
  'push',
] as const;
/** One of `alertChannels`. */
export const alertChannel = z.enum(alertChannels);

/** `sent`: the service took it; `delivered`: the service reports that it arrived; `bounced`: it cannot arrive; `skipped`: quiet hours, snooze or cooldown. */
export const alertStates = ['queued', 'sent', 'delivered', 'failed', 'bounced', 'skipped'] as const;
/** One of `alertStates`. */
export const alertState = z.enum(alertStates);

/** Why a message is sent. `acknowledged` is for services that keep incidents of their own. */
export const alertEvents = ['raised', 'reminder', 'acknowledged', 'recovered', 'test', 'confirm'] as const;

/** Why a message was not delivered. */
export const alertErrors = [
  'unauthorized',
  'gone',
  'rejected',
  'rate_limited',
  'service_error',
  'not_resolved',
  'forbidden_address',
  'unreachable',
  'certificate',
  'time_out',
  'bad_reply',
  'unsubscribed',
  'quota_exceeded',
  'not_configured',
  'secret_unreadable',
] as const;

const address = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { abort: true }),
    z.maxLength(limits.webhookUrl, { abort: true }),
    z.regex(/^https?:\/\/[^\s@/?#]+(?:[/?][\x21-\x7e]*)?$/),
  );
const credential = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { abort: true }),
    z.maxLength(limits.songOutputSecret, { abort: true }),
    z.regex(/^[\x21-\x7e]+$/),
  );
/** V-PHONE: E.164. */
const phone = z.string().check(z.trim(), z.regex(/^\+[1-9][0-9]{6,14}$/));

/** A push subscription of a browser, as `PushSubscription.toJSON()` writes it. */
const subscription = z.strictObject({
  endpoint: z
    .string()
    .check(
      z.maxLength(limits.pushEndpoint, { abort: true }),
      z.regex(/^https:\/\/[^\s@/?#]+\/[\x21-\x7e]*$/),
    ),
  keys: z.strictObject({
    /** An uncompressed point of P-256, base64url. */
    p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}=?$/)),
    /** 16 bytes, base64url. */
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}(?:==)?$/)),
  }),
});

/** Where a recipient is reached. Only a hint of it is returned. */
export const alertTarget = z.discriminatedUnion('channel', [
  z.strictObject({ channel: z.literal('email'), email }),
  z.strictObject({ channel: z.literal('webhook'), url: address }),
  z.strictObject({ channel: z.literal('slack'), url: address }),
  z.strictObject({ channel: z.literal('discord'), url: address }),
  z.strictObject({ channel: z.literal('teams'), url: address }),
  z.strictObject({
    channel: z.literal('telegram'),
    token: credential,
    chatId: z.string().check(z.trim(), z.regex(/^(?:@[A-Za-z][A-Za-z0-9_]{3,31}|-?[0-9]{1,15})$/)),
  }),
  z.strictObject({ channel: z.literal('pagerduty'), routingKey: credential }),
  z.strictObject({ channel: z.literal('sms'), phone }),
  z.strictObject({ channel: z.literal('voice'), phone }),
  z.strictObject({ channel: z.literal('push'), subscription }),
]);

const fields = {
  name: z
    .string()
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.minLength(1, { abort: true }),
      z.maxLength(limits.recipientName),
      visibleText,
    ),
  /** Minutes without an acknowledgement until it is told: 0 for the first step. */
  afterMin: z.int().check(z.minimum(0), z.maximum(limits.escalationMin)),
  locale: z.enum(['en', 'fr', 'zh', 'ja']),
  timeZone,
  /** Within them, messages wait until they end; null: told at any time. `until` may be on the next day. */
  quietHours: z.nullable(z.strictObject({ from: clockTime, until: clockTime })),
} as const;

/** A new recipient. */
export const recipientDraft = z
  .strictObject({ ...fields, target: alertTarget })
  .register(z.globalRegistry, { id: 'RecipientDraft' });

/** A change of a recipient. */
export const recipientChange = z
  .strictObject({
    ...fields,
    /** Absent: unchanged. A new one must be confirmed again. */
    target: z.optional(alertTarget),
  })
  .register(z.globalRegistry, { id: 'RecipientChange' });

/** The receipt of a message. */
export const alertReceipt = z
  .object({
    id: z.uuid(),
    at: moment,
    event: z.enum(alertEvents),
    state: alertState,
    /** From the first attempt until the service took it; null before. */
    durationMs: z.nullable(count),
    /** HTTP status; null without a reply, and for email. */
    status: z.nullable(count),
    error: z.nullable(z.enum(alertErrors)),
  })
  .register(z.globalRegistry, { id: 'AlertReceipt' });

/** `pending`: not confirmed yet. `disabled`: refused by the service, or declined by the person. */
export const recipientStates = ['pending', 'confirmed', 'disabled'] as const;

/** A person or a system that is told about incidents of a station, or of the stations of a policy. */
export const silenceRecipient = z
  .object({
    id: z.uuid(),
    name: text,
    channel: alertChannel,
    /** A masked address, such as `m•••@aurora.example` or `+353 •• ••• 041`. */
    hint: text,
    afterMin: count,
    locale: z.enum(['en', 'fr', 'zh', 'ja']),
    timeZone: text,
    quietHours: z.nullable(z.object({ from: text, until: text })),
    state: z.enum(recipientStates),
    /** Until when it can be confirmed; null if it is. */
    confirmUntil: z.nullable(moment),
    /** Why it is disabled, or why the last message failed. */
    problem: z.nullable(z.enum(alertErrors)),
    last: z.nullable(alertReceipt),
    version: count,
  })
  .register(z.globalRegistry, { id: 'SilenceRecipient' });

/** The recipients of a station in the order in which they are told, and the channels that can be used. */
export const silenceRecipientList = z
  .object({
    items: z.array(silenceRecipient),
    channels: z.array(z.object({ channel: alertChannel, isAvailable: z.boolean() })),
    /** Text messages and calls of this month; null if the provider has none. */
    sms: z.nullable(z.object({ used: count, limit: count })),
    /** The public key for push subscriptions: an uncompressed point of P-256, base64url. */
    pushKey: text,
  })
  .register(z.globalRegistry, { id: 'SilenceRecipientList' });

/** A new recipient; a webhook's signing secret is shown once. */
export const createdRecipient = z
  .object({ recipient: silenceRecipient, secret: z.nullable(text) })
  .register(z.globalRegistry, { id: 'CreatedRecipient' });

/** The code of a text message. */
export const recipientCode = z
  .strictObject({ code: z.string().check(z.trim(), z.regex(/^[0-9]{6}$/)) })
  .register(z.globalRegistry, { id: 'RecipientCode' });

/** The token of a link in a message. */
export const alertLink = z.strictObject({ token: linkToken }).register(z.globalRegistry, { id: 'AlertLink' });

/** What the link of a message is about, and what was done with it. */
export const alertPage = z
  .object({
    stationName: text,
    timeZone: text,
    kind: alarmKind,
    startedAt: moment,
    endedAt: z.nullable(moment),
    listeners: z.nullable(count),
    acknowledged: z.nullable(z.object({ at: moment, by: text })),
    snoozedUntil: z.nullable(moment),
    recipientName: text,
    /** What this link did; null if nothing yet. */
    used: z.nullable(z.object({ at: moment, act: z.enum(['acknowledge', 'snooze']) })),
  })
  .register(z.globalRegistry, { id: 'AlertPage' });

/** An act by the link of a message. */
export const alertAct = z
  .strictObject({
    token: linkToken,
    act: z.enum(['acknowledge', 'snooze']),
    /** Minutes of `snooze`. */
    minutes: z.nullable(z.int().check(z.minimum(1), z.maximum(1_440))),
  })
  .register(z.globalRegistry, { id: 'AlertAct' });

/** Whether the person of an email address wants to be told. */
export const recipientAnswer = z
  .strictObject({ token: linkToken, accept: z.boolean() })
  .register(z.globalRegistry, { id: 'RecipientAnswer' });

/** Whom a confirmation is about. */
export const recipientConfirmation = z
  .object({
    /** Null for a recipient of a policy. */
    stationName: z.nullable(text),
    /** The policy of the team; null for a recipient of a station. */
    policyName: z.nullable(text),
    recipientName: text,
    accepted: z.nullable(z.boolean()),
  })
  .register(z.globalRegistry, { id: 'RecipientConfirmation' });

/** One of `alertChannels`. */
export type AlertChannel = z.infer<typeof alertChannel>;
/** One of `alertStates`. */
export type AlertState = z.infer<typeof alertState>;
/** One of `alertEvents`. */
export type AlertEvent = (typeof alertEvents)[number];
/** One of `alertErrors`. */
export type AlertError = (typeof alertErrors)[number];
/** See `alertTarget`. */
export type AlertTarget = z.infer<typeof alertTarget>;
/** See `recipientDraft`. */
export type RecipientDraft = z.infer<typeof recipientDraft>;
/** See `recipientChange`. */
export type RecipientChange = z.infer<typeof recipientChange>;
/** See `alertReceipt`. */
export type AlertReceipt = z.infer<typeof alertReceipt>;
/** See `silenceRecipient`. */
export type SilenceRecipient = z.infer<typeof silenceRecipient>;
/** See `silenceRecipientList`. */
export type SilenceRecipientList = z.infer<typeof silenceRecipientList>;
/** See `createdRecipient`. */
export type CreatedRecipient = z.infer<typeof createdRecipient>;
/** See `alertPage`. */
export type AlertPage = z.infer<typeof alertPage>;
/** See `alertAct`. */
export type AlertAct = z.infer<typeof alertAct>;
/** See `recipientConfirmation`. */
export type RecipientConfirmation = z.infer<typeof recipientConfirmation>;
