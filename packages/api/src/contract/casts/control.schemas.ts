import * as z from 'zod/mini';
import { streamName } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { visibleText } from '#/contract/shared/visible-text.ts';

/** Defaults to every stream of the cast that is on air. */
const stream = z.optional(streamName).register(z.globalRegistry, {
  description: 'The mount without its leading slash; defaults to all streams',
});

/** The stream to act on. */
export const streamChoice = z.strictObject({ stream }).register(z.globalRegistry, { id: 'StreamChoice' });

/** Options of a restart. */
export const restartRequest = z
  .strictObject({
    /** Keep listeners connected while the source reconnects; defaults to the capability of the engine. */
    graceful: z.optional(z.boolean()),
  })
  .register(z.globalRegistry, { id: 'RestartRequest' });

/**
 * A title. Percent-encoded it must fit into a request head, of which Icecast reads 4 KB: characters that encode to
 * nine bytes lower the limit.
 */
const escapedBytes = 3_600;
const title = z.string().check(
  z.trim(),
  z.minLength(1, { abort: true }),
  z.maxLength(limits.titleLength, { abort: true }),
  visibleText,
  z.refine((value) => encodeURIComponent(value).length <= escapedBytes, { error: 'too_long' }),
);

/** The title to set. */
export const titleRequest = z
  .strictObject({ title, stream })
  .register(z.globalRegistry, { id: 'TitleRequest' });
