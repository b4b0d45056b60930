import * as z from 'zod/mini';
import { geoSource, sessionId } from '#/contract/listeners/listeners.schemas.ts';
import { count, country, moment, network, text } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf } from '#/contract/shared/list.ts';

/** `agent`: a part of what players call themselves, compared without case. */
export const banKinds = ['address', 'network', 'agent'] as const;

/** A part of an agent, 3 to 120 characters. */
const agentPart = z
  .string()
  .check(z.trim(), z.minLength(3), z.maxLength(120), z.regex(/^[^\p{Cc}\p{Cs}]+$/u));

/** What a ban refuses: a value that somebody typed, or what a listener has. */
export const banTarget = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('network'), network }),
  z.strictObject({ by: z.literal('agent'), agent: agentPart }),
  z.strictObject({ by: z.literal('listener'), id: sessionId, scope: z.enum(banKinds) }),
]);

const reason = z.string().check(z.trim(), z.maxLength(200), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));

/** Who is refused from now on, for how long and why; those connected are cut. */
export const banRequest = z
  .strictObject({
    target: banTarget,
    /** Seconds from now; null: for ever. */
    forS: z.nullable(z.int().check(z.minimum(60), z.maximum(limits.banMaxS))),
    reason,
  })
  .register(z.globalRegistry, { id: 'BanRequest' });

/** Whom a ban would concern. */
export const banPreviewRequest = z
  .strictObject({ target: banTarget })
  .register(z.globalRegistry, { id: 'BanPreviewRequest' });

/** What a ban would do now. */
export const banPreview = z
  .object({
    /** Listeners it would cut. */
    connected: count,
    /** Sessions of the last 30 days that it would have refused. */
    sessions30d: count,
  })
  .register(z.globalRegistry, { id: 'BanPreview' });

/** One entry of the ban list. */
export const ban = z
  .object({
    id: z.uuid(),
    kind: z.enum(banKinds),
    /** As it was typed; without what names a person when it was taken from a listener. */
    value: text,
    reason: text,
    /** The name of who made it. */
    by: text,
    since: moment,
    /** Null: for ever. */
    until: z.nullable(moment),
    /** Joins it refused. */
    hits: count,
  })
  .register(z.globalRegistry, { id: 'Ban' });
/** The bans that hold, latest first. */
export const banList = listOf(ban).register(z.globalRegistry, { id: 'BanList' });

/** A ban, and how many listeners it cut. */
export const banMade = z.object({ ban, cut: count }).register(z.globalRegistry, { id: 'BanMade' });

/** An address or a network that may always listen, and whose it is; an empty note says nothing. */
export const allowedNetwork = z
  .strictObject({
    network,
    note: z.string().check(z.trim(), z.maxLength(limits.exceptionNote), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
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
  /** Whether those may listen whose country nobody knows. */
  allowUnknown: z.boolean(),
  /** Addresses and networks that may always listen. */
  allowNetworks: z.array(allowedNetwork).check(z.maxLength(limits.allowedNetworks)),
} as const;

/** The rules by country. */
export const geoRules = z
  .strictObject(rules)
  .check(
    z.refine(({ enabled, countries }) => !enabled || countries.length > 0, {
      error: 'too_few',
      path: ['countries'],
    }),
  )
  .register(z.globalRegistry, { id: 'GeoRules' });

/** The rules by country as they are kept. */
export const geoLock = z
  .object({
    ...rules,
    /** Raised by every change; a change names the one it began with. */
    version: count,
    changedAt: z.nullable(moment),
    geo: geoSource,
    /** What a refused player is answered: 401 from Icecast, 403 from the relay; null without an engine. */
    denyStatus: z.nullable(z.union([z.literal(401), z.literal(403)])),
  })
  .register(z.globalRegistry, { id: 'GeoLock' });

/** New rules, and what becomes of those they refuse who listen now. */
export const geoLockChange = z
  .strictObject({ rules: geoRules, cutConnected: z.boolean() })
  .register(z.globalRegistry, { id: 'GeoLockChange' });

/** The rules as they are now, and how many listeners the change cut. */
export const geoLockChanged = z
  .object({ lock: geoLock, cut: count })
  .register(z.globalRegistry, { id: 'GeoLockChanged' });

/** One change of the rules by country. */
export const geoRevision = z
  .object({
    /** The version that it made. */
    version: count,
    at: moment,
    /** The name of who made it. */
    by: text,
    /** How many listeners it cut. */
    cut: count,
    before: geoRules,
    after: geoRules,
  })
  .register(z.globalRegistry, { id: 'GeoRevision' });
/** The changes of the rules by country, latest first; `total` counts those that are older, too. */
export const geoHistory = listOf(geoRevision).register(z.globalRegistry, { id: 'GeoHistory' });

/** Rules to try, on an address, on a country or on neither. */
export const geoTrial = z
  .strictObject({
    rules: geoRules,
    address: z.optional(network),
    country: z.optional(z.nullable(country)),
  })
  .register(z.globalRegistry, { id: 'GeoTrial' });

/** The rule that decides about a listener. */
export const accessRules = [
  'ban',
  'allowed_network',
  'off',
  'listed',
  'not_listed',
  'unknown_country',
] as const;

/** What the rules would do. */
export const geoTrialResult = z
  .object({
    /** Null when neither an address nor a country was given. */
    decision: z.nullable(
      z.object({ allowed: z.boolean(), rule: z.enum(accessRules), country: z.nullable(country) }),
    ),
    impact: z.object({
      /** Days looked back on: fewer than 30 while the cast is young. */
      days: count,
      sessions: count,
      refusedSessions: count,
      /** Listening time of the refused sessions, in seconds. */
      refusedS: count,
      connected: count,
      refusedConnected: count,
      /** The refused by country, most sessions first; null: unknown. */
      byCountry: z.array(z.object({ country: z.nullable(country), sessions: count, connected: count })),
      /** All who listened by country, refused or not, most sessions first; null: unknown. */
      listeners: z.array(z.object({ country: z.nullable(country), sessions: count, connected: count })),
      /** Whether the rules would refuse the caller where they are now; null when that is not known. */
      refusesYou: z.nullable(z.boolean()),
      /** The country from which the caller asks; null when it is not known. */
      yourCountry: z.nullable(country),
    }),
  })
  .register(z.globalRegistry, { id: 'GeoTrialResult' });

/** Joins refused in the last 24 hours, by rule and country. */
export const refusalList = z
  .object({
    total: count,
    items: z.array(z.object({ rule: z.enum(accessRules), country: z.nullable(country), count })),
  })
  .register(z.globalRegistry, { id: 'RefusalList' });

/** What a ban refuses. */
export type BanTarget = z.infer<typeof banTarget>;
/** Who is refused from now on. */
export type BanRequest = z.infer<typeof banRequest>;
/** One entry of the ban list. */
export type Ban = z.infer<typeof ban>;
/** What a ban would do now. */
export type BanPreview = z.infer<typeof banPreview>;
/** An address or a network that may always listen. */
export type AllowedNetwork = z.infer<typeof allowedNetwork>;
/** The rules by country. */
export type GeoRules = z.infer<typeof geoRules>;
/** The rules by country as they are kept. */
export type GeoLock = z.infer<typeof geoLock>;
/** One change of the rules by country. */
export type GeoRevision = z.infer<typeof geoRevision>;
/** The latest changes of the rules by country. */
export type GeoHistory = z.infer<typeof geoHistory>;
/** What the rules would do. */
export type GeoTrialResult = z.infer<typeof geoTrialResult>;
/** The rule that decides about a listener. */
export type AccessRule = (typeof accessRules)[number];
/** Joins refused in the last 24 hours. */
export type RefusalList = z.infer<typeof refusalList>;
