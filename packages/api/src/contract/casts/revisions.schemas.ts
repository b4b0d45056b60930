import * as z from 'zod/mini';
import { count, moment, text } from '#/contract/shared/fields.ts';
import { listOf } from '#/contract/shared/list.ts';

/** The sections of a cast's settings that have a history. `limits` is visible to staff only. */
export const castSections = ['general', 'streams', 'server', 'limits', 'geoblocking', 'listing'] as const;

/** The values of a section by field name, as in the body of its update. Secrets are left out. */
const sectionValues = z.record(text, z.unknown());

/** Who made a revision; `system` is the server itself. Customers do not see the names of staff. */
export const revisionAuthor = z
  .object({ kind: z.enum(['customer', 'admin', 'system']), name: z.nullable(text) })
  .register(z.globalRegistry, { id: 'RevisionAuthor' });

/** One revision of a settings section. */
export const settingsRevision = z
  .object({
    /** The version of the section that the change created; it increases with every change, not always by one. */
    revision: count,
    at: moment,
    /** Null for the values before the first recorded change. */
    by: z.nullable(revisionAuthor),
    /** The revision that it restores. */
    restores: z.nullable(count),
    /** Listeners that the change disconnected. */
    disconnectedListeners: count,
    /** The values of the previous revision; null for the oldest stored one. */
    before: z.nullable(sectionValues),
    after: sectionValues,
  })
  .register(z.globalRegistry, { id: 'SettingsRevision' });
/** The revisions of a settings section, latest first. */
export const settingsRevisionList = listOf(settingsRevision).register(z.globalRegistry, {
  id: 'SettingsRevisionList',
});

/** A section of a cast's settings that has a history. */
export type CastSection = (typeof castSections)[number];
/** Who made a revision. */
export type RevisionAuthor = z.infer<typeof revisionAuthor>;
/** One revision of a settings section. */
export type SettingsRevision = z.infer<typeof settingsRevision>;
/** The revisions of a settings section. */
export type SettingsRevisionList = z.infer<typeof settingsRevisionList>;
