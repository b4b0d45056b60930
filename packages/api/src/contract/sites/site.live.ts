import * as z from 'zod/mini';
import { count, moment, text } from '#/contract/shared/fields.ts';
import { defineLiveEvent } from '#/contract/shared/live-event.ts';

/** `site:<username>`: something about a site changed; its number tells which reads are out of date. */
export const siteEvent = defineLiveEvent(
  'site',
  z.object({
    username: text,
    version: count,
    /** The latest change of each part; null: none yet. */
    publishedAt: z.nullable(moment),
    messageAt: z.nullable(moment),
    domainAt: z.nullable(moment),
    unreadMessages: count,
    /** See `SiteFacts`. */
    allowsCode: z.boolean(),
    /** See `Site`: when the draft is published by itself, and until when it is shared. */
    publishAt: z.nullable(moment),
    sharedUntil: z.nullable(moment),
  }),
);
