import * as z from 'zod/mini';
import { appProfiles, appTabs } from '#/contract/apps/app-document.schemas.ts';
import { count, text, url } from '#/contract/shared/fields.ts';

/**
 * What an installed app reads at its start and every hour: changes of these fields are live at once, without a new
 * build. A build contains a copy for the first start without a connection.
 */
export const appConfig = z
  .object({
    /** Of this format: apps ignore a higher one and keep their copy. */
    schema: z.literal(1),
    /** Incremented by each change of the draft. */
    revision: count,
    name: text,
    /** The first one is the main stream; empty while nothing can be played. */
    streams: z.array(z.object({ name: text, url })),
    /** `GET` returns the song on air as JSON; null without a station. */
    nowPlayingUrl: z.nullable(url),
    logoUrl: z.nullable(url),
    tabs: z.array(z.enum(appTabs)),
    /** Empty without one, like the two addresses that follow. */
    website: text,
    /** The public page of the station with its schedule and its request form. */
    siteUrl: text,
    privacyUrl: text,
    profiles: z.array(z.object({ kind: z.enum(appProfiles), url })),
    contactEmail: text,
    /** The owner took the app out of the stores; installed apps keep playing. */
    isUnpublished: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'AppConfig' });

/** What an installed app reads at its start. */
export type AppConfig = z.infer<typeof appConfig>;
