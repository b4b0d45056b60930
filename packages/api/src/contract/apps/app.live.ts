import * as z from 'zod/mini';
import { appStates } from '#/contract/casts/products.schemas.ts';
import { count } from '#/contract/shared/fields.ts';
import { defineLiveEvent } from '#/contract/shared/live-event.ts';

/** `app:<id>`: the state of an app and of its latest build; the number tells which reads are out of date. */
export const appEvent = defineLiveEvent(
  'app',
  z.object({
    id: z.uuid(),
    version: count,
    state: z.enum(appStates),
    /** Of the build that runs; null without one. */
    build: z.nullable(z.object({ id: z.uuid(), progress: z.nullable(count), logBytes: count })),
  }),
);
