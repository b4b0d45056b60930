import * as z from 'zod/mini';
import { appPlatforms } from '#/contract/apps/apps.schemas.ts';
import { buildMachineName } from '#/contract/apps/runner.schemas.ts';
import { count, moment, text } from '#/contract/shared/fields.ts';

/** A machine that builds apps. */
export const buildMachine = z
  .object({
    id: z.uuid(),
    name: text,
    /** Such as `android` and `xcode:26`; empty before its registration. */
    labels: z.array(text),
    /** It takes no more jobs. */
    isPaused: z.boolean(),
    /** It called in the last minute. */
    isOnline: z.boolean(),
    createdAt: moment,
    /** Null while its registration is awaited. */
    registeredAt: z.nullable(moment),
    /** Until when it can register; null once it has. */
    registrationExpiresAt: z.nullable(moment),
    lastSeenAt: z.nullable(moment),
    /** What it builds; null if nothing. */
    build: z.nullable(
      z.object({
        id: z.uuid(),
        number: count,
        app: z.object({ id: z.uuid(), platform: z.enum(appPlatforms), name: text }),
        progress: z.nullable(count),
        startedAt: z.nullable(moment),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'BuildMachine' });

/** The build machines, and the builds that wait for one. */
export const buildMachineList = z
  .object({
    items: z.array(buildMachine),
    waiting: z.array(z.object({ platform: z.enum(appPlatforms), count })),
  })
  .register(z.globalRegistry, { id: 'BuildMachineList' });

/** A build machine that is going to register. */
export const buildMachineDraft = z
  .strictObject({ name: buildMachineName })
  .register(z.globalRegistry, { id: 'BuildMachineDraft' });

/** A new build machine with the token for its registration. */
export const newBuildMachine = z
  .object({
    machine: buildMachine,
    /** Works once, and is not shown again. */
    registrationToken: text,
  })
  .register(z.globalRegistry, { id: 'NewBuildMachine' });

/** The name of a build machine, and whether it takes jobs. */
export const buildMachineUpdate = z
  .strictObject({ name: buildMachineName, isPaused: z.boolean() })
  .register(z.globalRegistry, { id: 'BuildMachineUpdate' });

/** A machine that builds apps. */
export type BuildMachine = z.infer<typeof buildMachine>;
/** See `buildMachineList`. */
export type BuildMachineList = z.infer<typeof buildMachineList>;
/** See `newBuildMachine`. */
export type NewBuildMachine = z.infer<typeof newBuildMachine>;
/** See `buildMachineUpdate`. */
export type BuildMachineUpdate = z.infer<typeof buildMachineUpdate>;
