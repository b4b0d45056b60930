import type { SilenceLevels } from '@unmuted/api';
import { defineLiveTopic } from '#/data/live/define-live-topic.ts';
import { silenceKeys } from '#/data/silence/silence-keys.ts';

/** The last minute of a station, each second. */
export const levelsTopic = defineLiveTopic({
  name: 'levels',
  start: (queryClient) => ({
    apply(levels) {
      queryClient.setQueryData<SilenceLevels>(silenceKeys.levels(levels.id), levels);
    },
  }),
});
