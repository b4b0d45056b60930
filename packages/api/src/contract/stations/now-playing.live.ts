import { defineLiveEvent } from '#/contract/shared/live-event.ts';
import { nowPlaying } from '#/contract/stations/now-playing.schemas.ts';

/** `nowplaying:<id>`: what a station plays, and its latest songs. */
export const nowPlayingEvent = defineLiveEvent('nowplaying', nowPlaying);
