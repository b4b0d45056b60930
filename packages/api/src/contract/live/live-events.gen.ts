// Generated from the files of the contract by scripts/generate.ts. Do not edit.
import { fleetEvent } from '#/contract/admin/fleet.live.ts';
import { appEvent } from '#/contract/apps/app.live.ts';
import { buildMachinesEvent } from '#/contract/apps/build-machines.live.ts';
import { castEvent } from '#/contract/casts/cast.live.ts';
import { listenersEvent } from '#/contract/listeners/listeners.live.ts';
import { levelsEvent } from '#/contract/silence/levels.live.ts';
import { silenceEvent } from '#/contract/silence/silence.live.ts';
import { siteEvent } from '#/contract/sites/site.live.ts';
import { skillEvent } from '#/contract/skills/skill.live.ts';
import { nowPlayingEvent } from '#/contract/stations/now-playing.live.ts';
import { stationEvent } from '#/contract/stations/station.live.ts';
import { tuneInEvent } from '#/contract/stations/tune-in.live.ts';

/** The event of each live topic. */
export const liveEvents = [fleetEvent, appEvent, buildMachinesEvent, castEvent, listenersEvent, levelsEvent, silenceEvent, siteEvent, skillEvent, nowPlayingEvent, stationEvent, tuneInEvent] as const;
