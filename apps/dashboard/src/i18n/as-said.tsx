import type { ReactNode } from 'react';

/**
 * Words of others for a `<Trans>`, as they are: in a string that is filled in, Lingui takes `<b>…</b>` for a part of its own
 * message and leaves the tags out.
 */
export const asSaid = (words: ReactNode): ReactNode => <>{words}</>;
