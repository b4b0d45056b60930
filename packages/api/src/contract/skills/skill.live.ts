import * as z from 'zod/mini';
import { alexaStates } from '#/contract/casts/products.schemas.ts';
import { count } from '#/contract/shared/fields.ts';
import { defineLiveEvent } from '#/contract/shared/live-event.ts';

/** `skill:<id>`: the state of a skill; its number tells which reads are out of date. */
export const skillEvent = defineLiveEvent(
  'skill',
  z.object({ id: z.uuid(), version: count, state: z.enum(alexaStates) }),
);
