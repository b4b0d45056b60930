import * as z from 'zod/mini';
import { castCustomer } from '#/contract/admin/casts.schemas.ts';
import { count, moment, text } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { visibleText } from '#/contract/shared/visible-text.ts';
import { alertChannel, silenceRecipient } from '#/contract/silence/recipients.schemas.ts';
import { alarmKind } from '#/contract/silence/silence.schemas.ts';

/** `any`: about each incident of one of the stations; `all`: only while each station has one, as when a network fails. */
export const policyTriggers = ['any', 'all'] as const;

const fields = {
  name: z
    .string()
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.minLength(1, { abort: true }),
      z.maxLength(limits.silencePolicyName),
      visibleText,
    ),
  isEnabled: z.boolean(),
  trigger: z.enum(policyTriggers),
  kinds: z.array(alarmKind).check(z.minLength(1), z.maxLength(alarmKind.options.length)),
  /** Minutes that an incident lasts before the first step begins. */
  sensitivityMin: z.int().check(z.minimum(0), z.maximum(limits.escalationMin)),
  /** Minutes until a message about an incident that lasts is repeated; null: never. */
  repeatMin: z.nullable(z.int().check(z.minimum(5), z.maximum(1_440))),
  /** Whether people are told that an incident is over. */
  tellsRecovery: z.boolean(),
} as const;

/** A policy of the team, as saved. */
export const silencePolicyChange = z
  .strictObject({
    ...fields,
    /** Null: all watched stations, also those that come later. */
    stationIds: z.nullable(
      z.array(z.uuid()).check(z.minLength(1), z.maxLength(limits.silencePolicyStations)),
    ),
  })
  .register(z.globalRegistry, { id: 'SilencePolicyChange' });

/** A policy of the team: who of the staff is told about which stations. */
export const silencePolicy = z
  .object({
    ...fields,
    id: z.uuid(),
    /** Null: all watched stations. */
    stations: z.nullable(
      z.array(z.object({ id: z.uuid(), serviceId: z.uuid(), name: text, customer: castCustomer })),
    ),
    recipients: z.array(silenceRecipient),
    channels: z.array(z.object({ channel: alertChannel, isAvailable: z.boolean() })),
    /** The public key for push subscriptions. */
    pushKey: text,
    version: count,
  })
  .register(z.globalRegistry, { id: 'SilencePolicy' });

/** A policy in the list. */
export const silencePolicyRow = z
  .object({
    ...fields,
    id: z.uuid(),
    /** Null: all watched stations. */
    stations: z.nullable(count),
    /** Recipients who are told, and those who have not confirmed. */
    recipients: count,
    pending: count,
    /** Open incidents that it has told about. */
    told: count,
    lastToldAt: z.nullable(moment),
    version: count,
  })
  .register(z.globalRegistry, { id: 'SilencePolicyRow' });

/** All policies by name. */
export const silencePolicyList = z
  .object({ items: z.array(silencePolicyRow), limit: count })
  .register(z.globalRegistry, { id: 'SilencePolicyList' });

/** See `silencePolicyChange`. */
export type SilencePolicyChange = z.infer<typeof silencePolicyChange>;
/** See `silencePolicy`. */
export type SilencePolicy = z.infer<typeof silencePolicy>;
/** See `silencePolicyRow`. */
export type SilencePolicyRow = z.infer<typeof silencePolicyRow>;
/** See `silencePolicyList`. */
export type SilencePolicyList = z.infer<typeof silencePolicyList>;
