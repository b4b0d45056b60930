import { defineLiveEvent } from '#/contract/shared/live-event.ts';
import { silenceWatch } from '#/contract/silence/silence.schemas.ts';

/** `silence:<id>`: the settings and the state of the silence detection of a station. */
export const silenceEvent = defineLiveEvent('silence', silenceWatch);
