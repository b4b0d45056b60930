import { fleetTopic } from '#/data/admin-dashboard/admin-dashboard.live.ts';
import { appTopic } from '#/data/apps/app.live.ts';
import { machinesTopic } from '#/data/apps/build-machines.live.ts';
import { castTopic } from '#/data/casts/casts.live.ts';
import { listenersTopic } from '#/data/listeners/listeners.live.ts';
import { nowPlayingTopic } from '#/data/now-playing/now-playing.live.ts';
import { levelsTopic } from '#/data/silence/levels.live.ts';
import { silenceTopic } from '#/data/silence/silence.live.ts';
import { siteTopic } from '#/data/sites/site.live.ts';
import { skillTopic } from '#/data/skills/skill.live.ts';
import { stationTopic } from '#/data/stations/stations.live.ts';
import { tuneInTopic } from '#/data/tune-in/tune-in.live.ts';

/** Every live topic, one line each. */
export const liveTopics = [
  appTopic,
  castTopic,
  fleetTopic,
  levelsTopic,
  listenersTopic,
  machinesTopic,
  nowPlayingTopic,
  silenceTopic,
  siteTopic,
  skillTopic,
  stationTopic,
  tuneInTopic,
];
