import { defineLiveEvent } from '#/contract/shared/live-event.ts';
import { station } from '#/contract/stations/stations.schemas.ts';

/** `station:<id>`: the state of a station. */
export const stationEvent = defineLiveEvent('station', station);
