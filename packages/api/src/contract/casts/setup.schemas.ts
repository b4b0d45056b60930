import * as z from 'zod/mini';
import { moment } from '#/contract/shared/fields.ts';

/**
 * The steps of setting up a new cast, in the usual order. `source`: a source connected. `description`: it has a
 * description. `widget`: it has a widget. `directory`: it is announced or was submitted to a directory.
 */
export const setupSteps = ['source', 'description', 'widget', 'directory'] as const;

/** What can be dismissed: the notice of the first source, and the checklist of the steps. */
export const setupNotices = ['on_air', 'checklist'] as const;

/** How far a new cast is set up, derived from its data. */
export const castSetup = z
  .object({
    /** When its first source connected; null if none has. */
    firstOnAirAt: z.nullable(moment),
    doneSteps: z.array(z.enum(setupSteps)),
    /** Dismissed by its owner. */
    dismissed: z.array(z.enum(setupNotices)),
  })
  .register(z.globalRegistry, { id: 'CastSetup' });

/** The notice to dismiss. */
export const setupDismissal = z
  .strictObject({ notice: z.enum(setupNotices) })
  .register(z.globalRegistry, { id: 'SetupDismissal' });

/** How far a new cast is set up. */
export type CastSetup = z.infer<typeof castSetup>;
/** One of `setupSteps`. */
export type SetupStep = (typeof setupSteps)[number];
/** One of `setupNotices`. */
export type SetupNotice = (typeof setupNotices)[number];
