import { listenerChange } from '#/contract/listeners/listeners.schemas.ts';
import { defineLiveEvent } from '#/contract/shared/live-event.ts';

/** `listeners:<username>`: joins and leaves since a cursor. */
export const listenersEvent = defineLiveEvent('listeners', listenerChange);
