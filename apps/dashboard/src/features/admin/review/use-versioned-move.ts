import { ApiError } from '@unmuted/api';
import { useState } from 'react';

/**
 * Makes a move with the version on the screen. If someone else has changed the product, it is read again, so that the
 * person sees what changed and decides anew.
 */
export function useVersionedMove<Body>(
  send: (body: Body) => Promise<unknown>,
  reread: () => Promise<unknown>,
) {
  const [isOutdated, setOutdated] = useState(false);
  const move = async (body: Body) => {
    try {
      await send(body);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'resource.version_conflict') {
        setOutdated(true);
        await reread().catch(() => {});
      }
      throw error;
    }
  };
  return { move, isOutdated };
}
