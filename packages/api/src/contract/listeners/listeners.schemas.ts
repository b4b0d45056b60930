import * as z from 'zod/mini';
import { count, country, moment, text, username } from '#/contract/shared/fields.ts';
import { listOf } from '#/contract/shared/list.ts';

/**
 * The class of a listener, derived from its user agent. `relay`: another streaming server; `ripper`: a recorder; `bot`: a
 * monitor or a crawler; `unknown`: an unknown user agent.
 */
export const listenerClasses = [
  'desktop',
  'mobile',
  'browser',
  'speaker',
  'tv',
  'car',
  'relay',
  'ripper',
  'bot',
  'unknown',
] as const;

/**
 * Names of players that describe instead of name, because the user agent says no more. Screens translate them; all other
 * names are proper names.
 */
export const genericPlayers = [
  'Monitor',
  'Bot',
  'Download tool',
  'Internet radio',
  'Television',
  'Car',
  'iPhone or iPad',
  'App on iPhone or iPad',
  'Apple player',
  'Android player',
  'Desktop player',
  'Player with BASS',
] as const;

/** One of `genericPlayers`. */
export type GenericPlayer = (typeof genericPlayers)[number];

/** The id of a session. */
export const sessionId = z.uuid();

/** One connection of a player, from its start to its end. */
export const listener = z
  .object({
    id: sessionId,
    /** The mount, with its leading slash. */
    mount: text,
    /** Anonymized: `203.0.113.x`, `2001:db8:1::`. */
    address: text,
    /** The name of the player; null when it is not in the player table. */
    player: z.nullable(text),
    class: z.enum(listenerClasses),
    /** The user agent, at most 512 characters. */
    agent: z.nullable(text),
    /** Null when the geolocation database has no entry, and for private addresses. */
    country: z.nullable(country),
    startedAt: moment,
    /** Whether the same player from the same address listened in the last 30 days. */
    returning: z.boolean(),
    /** The page that embeds the player, without its query; null when not sent. */
    referrer: z.nullable(text),
    /** Whether it is a demo listener, whose session is sample data. */
    sample: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Listener' });

/** The geolocation database and its date. */
export const geoSource = z
  .object({
    name: text,
    /** The build date, `2026-09-26`; null when unknown. */
    date: z.nullable(text),
    /** The attribution required by its licence. */
    attribution: z.nullable(text),
    ipv6: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'GeoSource' });

/** All connected listeners on one page, longest connected first. */
export const listenerList = z
  .object({
    ...listOf(listener).shape,
    /** Unique listeners, identified by address and player. */
    unique: count,
    /** The position from which live changes continue. */
    cursor: count,
    at: moment,
    /** When the last listener left; null while there are listeners or if there never were any. */
    emptySince: z.nullable(moment),
    /** Whether the engine reports listeners. If false, the list is empty and has no meaning. */
    known: z.boolean(),
    geo: geoSource,
  })
  .register(z.globalRegistry, { id: 'ListenerList' });

/**
 * The listeners that joined and left between two cursors. A client whose list is older than `after` has missed changes
 * and fetches the list again.
 */
export const listenerChange = z
  .object({
    username,
    after: count,
    cursor: count,
    joined: z.array(listener),
    left: z.array(sessionId),
  })
  .register(z.globalRegistry, { id: 'ListenerChange' });

/** The full address of a listener. */
export const listenerAddress = z
  .object({ address: text })
  .register(z.globalRegistry, { id: 'ListenerAddress' });

/** The listener whose address to reveal. */
export const addressReveal = z
  .strictObject({ id: sessionId })
  .register(z.globalRegistry, { id: 'AddressReveal' });

/** The target of a move. */
export const listenerMove = z
  .strictObject({ streamId: z.uuid() })
  .register(z.globalRegistry, { id: 'ListenerMove' });

/** The target mount of a moved listener. */
export const listenerMoved = z.object({ mount: text }).register(z.globalRegistry, { id: 'ListenerMoved' });

/** The target mount and the number of moved listeners. */
export const listenersMoved = z
  .object({ mount: text, listeners: count })
  .register(z.globalRegistry, { id: 'ListenersMoved' });

/** One connection of a player. */
export type Listener = z.infer<typeof listener>;
/** The class of a listener. */
export type ListenerClass = Listener['class'];
/** All connected listeners. */
export type ListenerList = z.infer<typeof listenerList>;
/** The listeners that joined and left. */
export type ListenerChange = z.infer<typeof listenerChange>;
/** The geolocation database. */
export type GeoSource = z.infer<typeof geoSource>;
