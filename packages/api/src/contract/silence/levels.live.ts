import { defineLiveEvent } from '#/contract/shared/live-event.ts';
import { silenceLevels } from '#/contract/silence/silence.schemas.ts';

/** `levels:<id>`: the last minute of a station, each second while somebody subscribes. */
export const levelsEvent = defineLiveEvent('levels', silenceLevels);
