import { castNow } from '#/contract/casts/casts.schemas.ts';
import { defineLiveEvent } from '#/contract/shared/live-event.ts';

/** `cast:<username>`: the current state of a cast. */
export const castEvent = defineLiveEvent('cast', castNow);
