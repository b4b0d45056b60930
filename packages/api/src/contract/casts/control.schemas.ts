import * as z from 'zod/mini';
import { streamName } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';

/** Which stream; without it, every one of the cast that is on air. */
const stream = z
  .optional(streamName)
  .register(z.globalRegistry, { description: 'The mount without its leading slash; all without it' });

/** Which stream is meant. */
export const streamChoice = z.strictObject({ stream }).register(z.globalRegistry, { id: 'StreamChoice' });

/** How a cast is restarted. */
export const restartRequest = z
  .strictObject({
    /** Keep who listens while the source comes again; as the engine can, unless said. */
    graceful: z.optional(z.boolean()),
  })
  .register(z.globalRegistry, { id: 'RestartRequest' });

/**
 * The text of what is on air. Escaped it has to fit the head of a request, of which Icecast reads 4 KB: that is fewer
 * characters of those that escape to nine.
 */
const escapedBytes = 3_600;
const title = z.string().check(
  z.trim(),
  z.minLength(1, { abort: true }),
  z.maxLength(limits.titleLength, { abort: true }),
  z.regex(/^[^\p{Cc}\p{Cs}]+$/u, { abort: true }),
  z.refine((value) => encodeURIComponent(value).length <= escapedBytes, { error: 'too_long' }),
);

/** What is said to be on air. */
export const titleRequest = z
  .strictObject({ title, stream })
  .register(z.globalRegistry, { id: 'TitleRequest' });
