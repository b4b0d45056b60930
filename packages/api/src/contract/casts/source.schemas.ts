import * as z from 'zod/mini';
import { text } from '#/contract/shared/fields.ts';

/** What a source signs in with: shown to whoever proves who they are. */
export const sourcePassword = z
  .object({
    /** The user name; the same for every mount. */
    username: text,
    password: text,
  })
  .register(z.globalRegistry, { id: 'SourcePassword' });

/** What a source signs in with. */
export type SourcePassword = z.infer<typeof sourcePassword>;
