import * as z from 'zod/mini';
import { geoSource, sessionId } from '#/contract/listeners/listeners.schemas.ts';
import { count, country, moment, network, text } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf } from '#/contract/shared/list.ts';
import { visibleText } from '#/contract/shared/visible-text.ts';

/** `agent`: a substring of the user agent, compared case-insensitively. */
export const banKinds = ['address', 'network', 'agent'] as const;

/** A substring of a user agent, 3 to 120 characters. */
const agentPart = z.string().check(z.trim(), z.minLength(3), z.maxLength(120), visibleText);

/** The target of a ban: a typed value, or an attribute of a listener. */
export const banTarget = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('network'), network }),
  z.strictObject({ by: z.literal('agent'), agent: agentPart }),
  z.strictObject({ by: z.literal('listener'), id: sessionId, scope: z.enum(banKinds) }),
]);

const reason = z.string().check(z.trim(), z.maxLength(200), visibleText);

/** A ban to create; matching listeners are disconnected. */
export const banRequest = z
  .strictObject({
    target: banTarget,
    /** Seconds from now; null: permanent. */
    durationS: z.nullable(z.int().check(z.minimum(60), z.maximum(limits.banMaxS))),
    reason,
  })
  .register(z.globalRegistry, { id: 'BanRequest' });

/** The target of a ban to preview. */
export const banPreviewRequest = z
  .strictObject({ target: banTarget })
  .register(z.globalRegistry, { id: 'BanPreviewRequest' });

/** The effect of a ban if it were created now. */
export const banPreview = z
  .object({
    /** Listeners it would disconnect. */
    connected: count,
    /** Sessions of the last 30 days that it would have rejected. */
    sessions30d: count,
  })
  .register(z.globalRegistry, { id: 'BanPreview' });

/** One entry of the ban list. */
export const ban = z
  .object({
    id: z.uuid(),
    kind: z.enum(banKinds),
    /** As typed; anonymized when it was taken from a listener. */
    value: text,
    reason: text,
    /** The name of its author. */
    by: text,
    since: moment,
    /** Null: permanent. */
    until: z.nullable(moment),
    /** Connections it rejected. */
    hits: count,
  })
  .register(z.globalRegistry, { id: 'Ban' });
/** The active bans, latest first. */
export const banList = listOf(ban).register(z.globalRegistry, { id: 'BanList' });

/** The created ban and the number of disconnected listeners. */
export const createdBan = z
  .object({ ban, disconnectedListeners: count })
  .register(z.globalRegistry, { id: 'CreatedBan' });

/** An address or a network that may always listen; `note` may be empty. */
export const allowedNetwork = z
  .strictObject({
    network,
    note: z.string().check(z.trim(), z.maxLength(limits.exceptionNote), visibleText),
  })
  .register(z.globalRegistry, { id: 'AllowedNetwork' });

const rules = {
  enabled: z.boolean(),
  /** `allow`: only these countries may listen; `deny`: all but these. */
  mode: z.enum(['allow', 'deny']),
  countries: z.array(country).check(
    z.maxLength(limits.countries),
    z.refine((list) => new Set(list).size === list.length, { error: 'not_unique' }),
  ),
  /** Whether listeners of unknown country may listen. */
  allowUnknown: z.boolean(),
  /** Addresses and networks that may always listen. */
  allowNetworks: z.array(allowedNetwork).check(z.maxLength(limits.allowedNetworks)),
} as const;

/** The geoblocking rules. */
export const geoRules = z
  .strictObject(rules)
  .check(
    z.refine(({ enabled, countries }) => !enabled || countries.length > 0, {
      error: 'too_few',
      path: ['countries'],
    }),
  )
  .register(z.globalRegistry, { id: 'GeoRules' });

/** The saved geoblocking rules. */
export const geoLock = z
  .object({
    ...rules,
    /** Incremented by every change; sent in `If-Match`. */
    version: count,
    changedAt: z.nullable(moment),
    geo: geoSource,
    /** HTTP status of a rejected connection: 401 from Icecast, 403 from the relay; null without an engine. */
    denyStatus: z.nullable(z.union([z.literal(401), z.literal(403)])),
  })
  .register(z.globalRegistry, { id: 'GeoLock' });

/** New rules; `disconnectListeners` disconnects the listeners they reject. */
export const geoLockChange = z
  .strictObject({ rules: geoRules, disconnectListeners: z.boolean() })
  .register(z.globalRegistry, { id: 'GeoLockChange' });

/** The updated rules and the number of disconnected listeners. */
export const geoLockChanged = z
  .object({ lock: geoLock, disconnectedListeners: count })
  .register(z.globalRegistry, { id: 'GeoLockChanged' });

/** Rules to simulate, optionally against an address or a country. */
export const geoSimulation = z
  .strictObject({
    rules: geoRules,
    address: z.optional(network),
    country: z.optional(z.nullable(country)),
  })
  .register(z.globalRegistry, { id: 'GeoSimulation' });

/** The rule that allows or rejects a listener. */
export const accessRules = [
  'ban',
  'allowed_network',
  'off',
  'listed',
  'not_listed',
  'unknown_country',
] as const;

/** The result of simulated rules. */
export const geoSimulationResult = z
  .object({
    /** Null when neither an address nor a country was given. */
    decision: z.nullable(
      z.object({ allowed: z.boolean(), rule: z.enum(accessRules), country: z.nullable(country) }),
    ),
    impact: z.object({
      /** Days of history evaluated: fewer than 30 for a new cast. */
      days: count,
      sessions: count,
      refusedSessions: count,
      /** Listening time of the rejected sessions, in seconds. */
      refusedS: count,
      connected: count,
      refusedConnected: count,
      /** Rejected sessions by country, most first; null: unknown. */
      byCountry: z.array(z.object({ country: z.nullable(country), sessions: count, connected: count })),
      /** All sessions by country, rejected or not, most first; null: unknown. */
      listeners: z.array(z.object({ country: z.nullable(country), sessions: count, connected: count })),
      /** Whether the rules would reject the caller's location; null when it is unknown. */
      refusesCaller: z.nullable(z.boolean()),
      /** The country of the caller; null when it is unknown. */
      callerCountry: z.nullable(country),
    }),
  })
  .register(z.globalRegistry, { id: 'GeoSimulationResult' });

/** Connections rejected in the last 24 hours, by rule and country. */
export const refusalList = z
  .object({
    total: count,
    items: z.array(z.object({ rule: z.enum(accessRules), country: z.nullable(country), count })),
  })
  .register(z.globalRegistry, { id: 'RefusalList' });

/** The target of a ban. */
export type BanTarget = z.infer<typeof banTarget>;
/** A ban to create. */
export type BanRequest = z.infer<typeof banRequest>;
/** One entry of the ban list. */
export type Ban = z.infer<typeof ban>;
/** The effect of a ban if it were created now. */
export type BanPreview = z.infer<typeof banPreview>;
/** An address or a network that may always listen. */
export type AllowedNetwork = z.infer<typeof allowedNetwork>;
/** The geoblocking rules. */
export type GeoRules = z.infer<typeof geoRules>;
/** The saved geoblocking rules. */
export type GeoLock = z.infer<typeof geoLock>;
/** The result of simulated rules. */
export type GeoSimulationResult = z.infer<typeof geoSimulationResult>;
/** The rule that allows or rejects a listener. */
export type AccessRule = (typeof accessRules)[number];
/** Connections rejected in the last 24 hours. */
export type RefusalList = z.infer<typeof refusalList>;
