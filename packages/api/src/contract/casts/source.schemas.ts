import * as z from 'zod/mini';
import { text } from '#/contract/shared/fields.ts';

/** The credentials of a source, returned after password confirmation. */
export const sourcePassword = z
  .object({
    /** The username; the same for every mount. */
    username: text,
    password: text,
  })
  .register(z.globalRegistry, { id: 'SourcePassword' });

/** The credentials of a source. */
export type SourcePassword = z.infer<typeof sourcePassword>;
