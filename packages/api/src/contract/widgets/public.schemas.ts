import * as z from 'zod/mini';
import { streamCodecs } from '#/contract/shared/engine.ts';
import { count, moment, text, url, username } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { widgetId, widgetSettings, widgetTypes } from '#/contract/widgets/widgets.schemas.ts';

/** A stream that a visitor may listen to. */
export const publicStream = z
  .object({
    id: z.uuid(),
    name: text,
    codec: z.enum(streamCodecs),
    /** kbit/s; null for FLAC. */
    bitrate: z.nullable(count),
    /** Null where no engine serves it. */
    listenUrl: z.nullable(url),
  })
  .register(z.globalRegistry, { id: 'PublicStream' });

/** What anybody may know of a widget: enough to show it. */
export const publicWidget = z
  .object({
    id: widgetId,
    type: z.enum(widgetTypes),
    settings: widgetSettings,
    version: count,
    /** The cast that it is of. */
    username,
    castName: text,
    /** The primary first, the others in the order of their owner. */
    streams: z.array(publicStream),
  })
  .register(z.globalRegistry, { id: 'PublicWidget' });

/**
 * Whether whoever asks can listen now, and why not. `unknown`: the engine does not answer, so no one can say. `full`: the
 * cast has as many listeners as it may have.
 */
export const listenReasons = ['ok', 'off_air', 'blocked_here', 'suspended', 'full', 'unknown'] as const;

const titleText = z.string().check(z.maxLength(limits.titleLength));

/** A title as the source sent it; the artist is what stands before its first ` - `, null where nothing does. */
export const publicTrack = z
  .object({ artist: z.nullable(titleText), title: titleText, startedAt: z.nullable(moment) })
  .register(z.globalRegistry, { id: 'PublicTrack' });

/** What a cast plays, for whoever asks from where they are. */
export const publicStatus = z
  .object({
    username,
    reason: z.enum(listenReasons),
    /** Null while nothing is on air, or the source sends none. */
    track: z.nullable(publicTrack),
    /** Those that are on air, by their ids. */
    streamsOnAir: z.array(z.uuid()),
    /** Null but for a widget that shows them, and where no one can say. */
    listeners: z.nullable(count),
    /** What was on air, latest first; null but for a widget that shows them. */
    songs: z.nullable(z.array(publicTrack)),
    /** Of the widget that asks; one that is higher than it knows is a widget that has changed. */
    widgetVersion: z.nullable(count),
  })
  .register(z.globalRegistry, { id: 'PublicStatus' });

/** Why a visitor cannot listen, or that they can. */
export type ListenReason = (typeof listenReasons)[number];
/** A stream that a visitor may listen to. */
export type PublicStream = z.infer<typeof publicStream>;
/** What anybody may know of a widget. */
export type PublicWidget = z.infer<typeof publicWidget>;
/** A title that is or was on air. */
export type PublicTrack = z.infer<typeof publicTrack>;
/** What a cast plays, for whoever asks. */
export type PublicStatus = z.infer<typeof publicStatus>;
