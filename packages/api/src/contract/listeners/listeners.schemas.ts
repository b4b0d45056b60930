import * as z from 'zod/mini';
import { count, country, moment, text, username } from '#/contract/shared/fields.ts';
import { listOf } from '#/contract/shared/list.ts';

/**
 * What kind of thing listens, as far as its agent tells. `relay`: another streaming server; `ripper`: a program that
 * records; `bot`: a monitor or a crawler; `unknown`: it said nothing we know.
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

/** The id of a session. */
export const sessionId = z.uuid();

/** One connection of a player, from its start to its end. */
export const listener = z
  .object({
    id: sessionId,
    /** The mount it listens to, with its leading slash. */
    mount: text,
    /** Without what names a person: `203.0.113.x`, `2001:db8:1::`. */
    address: text,
    /** The player's name as our table knows it; null when it is not in it. */
    player: z.nullable(text),
    class: z.enum(listenerClasses),
    /** What it calls itself, at most 512 characters. */
    agent: z.nullable(text),
    /** Null where the source of locations knows nothing: also for addresses of no public network. */
    country: z.nullable(country),
    startedAt: moment,
    /** The same player from the same address was here in the last 30 days. */
    returning: z.boolean(),
    /** The page that holds the player, without its query; null when none was sent. */
    referrer: z.nullable(text),
  })
  .register(z.globalRegistry, { id: 'Listener' });

/** Where countries come from, and how fresh that is. */
export const geoSource = z
  .object({
    name: text,
    /** The day it was made, `2026-09-26`; null when it does not say. */
    date: z.nullable(text),
    /** What its licence wants said beside it. */
    attribution: z.nullable(text),
    ipv6: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'GeoSource' });

/** Everybody who listens now, all on one page, first come first. */
export const listenerList = z
  .object({
    ...listOf(listener).shape,
    /** Different persons, as far as address and player tell them apart. */
    unique: count,
    /** Where live changes go on from. */
    cursor: count,
    at: moment,
    /** Since the last one left; null while somebody listens or when nobody ever did. */
    emptySince: z.nullable(moment),
    /** Whether the engine tells who listens. Without it the list is empty and says nothing. */
    known: z.boolean(),
    geo: geoSource,
  })
  .register(z.globalRegistry, { id: 'ListenerList' });

/**
 * Who came and who left between two cursors. A reader whose list is older than `after` has missed something and asks for
 * the list again.
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

/** The whole address of one listener. */
export const listenerAddress = z
  .object({ address: text })
  .register(z.globalRegistry, { id: 'ListenerAddress' });

/** Whose address is asked for. */
export const addressReveal = z
  .strictObject({ id: sessionId })
  .register(z.globalRegistry, { id: 'AddressReveal' });

/** Where a listener is to go. */
export const listenerMove = z
  .strictObject({ streamId: z.uuid() })
  .register(z.globalRegistry, { id: 'ListenerMove' });

/** Where a listener goes. */
export const listenerMoved = z.object({ mount: text }).register(z.globalRegistry, { id: 'ListenerMoved' });

/** Where all listeners of a stream go. */
export const listenersMoved = z
  .object({ mount: text, listeners: count })
  .register(z.globalRegistry, { id: 'ListenersMoved' });

/** One connection of a player. */
export type Listener = z.infer<typeof listener>;
/** What kind of thing listens. */
export type ListenerClass = Listener['class'];
/** Everybody who listens now. */
export type ListenerList = z.infer<typeof listenerList>;
/** Who came and who left. */
export type ListenerChange = z.infer<typeof listenerChange>;
/** Where countries come from. */
export type GeoSource = z.infer<typeof geoSource>;
