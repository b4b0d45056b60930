import { defineLiveEvent } from '#/contract/shared/live-event.ts';
import { tuneIn } from '#/contract/stations/tune-in.schemas.ts';

/** `tunein:<id>`: the TuneIn settings and the state of the calls of a station. */
export const tuneInEvent = defineLiveEvent('tunein', tuneIn);
