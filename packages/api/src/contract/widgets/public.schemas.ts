import * as z from 'zod/mini';
import { streamCodecs } from '#/contract/shared/engine.ts';
import { count, moment, text, url, username } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { widgetId, widgetSettings, widgetTypes } from '#/contract/widgets/widgets.schemas.ts';

/** A stream that is available to visitors. */
export const publicStream = z
  .object({
    id: z.uuid(),
    name: text,
    codec: z.enum(streamCodecs),
    /** kbit/s; null for FLAC. */
    bitrate: z.nullable(count),
    /** Null when no engine serves it. */
    listenUrl: z.nullable(url),
  })
  .register(z.globalRegistry, { id: 'PublicStream' });

/** The public data of a widget. */
export const publicWidget = z
  .object({
    id: widgetId,
    type: z.enum(widgetTypes),
    settings: widgetSettings,
    version: count,
    /** The cast of the widget. */
    username,
    castName: text,
    /** The primary stream first, then in the order chosen by the owner. */
    streams: z.array(publicStream),
  })
  .register(z.globalRegistry, { id: 'PublicWidget' });

/**
 * Whether the caller can listen now, and why not. `unknown`: the engine is not responding. `full`: the cast has reached
 * its listener limit.
 */
export const listenReasons = ['ok', 'off_air', 'geoblocked', 'suspended', 'full', 'unknown'] as const;

const titleText = z.string().check(z.maxLength(limits.titleLength));

/**
 * A song: as the station that plays the cast reads it, else as sent by the source. `artist` is then the part before the first
 * ` - `, or null.
 */
export const publicTrack = z
  .object({
    artist: z.nullable(titleText),
    title: titleText,
    /** That of the song, else the logo of the station; null without both. */
    coverUrl: z.nullable(text),
    startedAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'PublicTrack' });

/** The current status of a cast for the caller's location. */
export const publicStatus = z
  .object({
    username,
    reason: z.enum(listenReasons),
    /** Null while off air, during ads and jingles, or when the source sends no title. */
    track: z.nullable(publicTrack),
    /** The ids of the streams on air. */
    streamsOnAir: z.array(z.uuid()),
    /** Null unless the requesting widget shows them and they are known. */
    listeners: z.nullable(count),
    /** The recent songs, latest first; null unless the requesting widget shows them. */
    songs: z.nullable(z.array(publicTrack)),
    /** The current version of the requesting widget; a higher one means that it was updated. */
    widgetVersion: z.nullable(count),
  })
  .register(z.globalRegistry, { id: 'PublicStatus' });

/** Whether a visitor can listen, and why not. */
export type ListenReason = (typeof listenReasons)[number];
/** A stream that is available to visitors. */
export type PublicStream = z.infer<typeof publicStream>;
/** The public data of a widget. */
export type PublicWidget = z.infer<typeof publicWidget>;
/** A current or past title. */
export type PublicTrack = z.infer<typeof publicTrack>;
/** The current status of a cast. */
export type PublicStatus = z.infer<typeof publicStatus>;
