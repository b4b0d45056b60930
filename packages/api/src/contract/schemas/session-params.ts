import * as z from 'zod/mini';

/** A session, by its public id. */
export const sessionParams = z.strictObject({ sessionId: z.uuid() });
