import type { SilenceWatch } from '@unmuted/api';
import { defineLiveTopic } from '#/data/live/define-live-topic.ts';
import { silenceKeys } from '#/data/silence/silence-keys.ts';

/** The settings and the state of a station. */
export const silenceTopic = defineLiveTopic({
  name: 'silence',
  start: (queryClient) => ({
    apply(watch) {
      const before = queryClient.getQueryData<SilenceWatch>(silenceKeys.one(watch.id));
      queryClient.setQueryData<SilenceWatch>(silenceKeys.one(watch.id), watch);
      if (!before) return;
      const reread = (queryKey: readonly string[]) => void queryClient.invalidateQueries({ queryKey });
      // Each event counts: an incident starts or ends, is acknowledged, or a person is told.
      reread(silenceKeys.incidents(watch.id));
      if (before.recipients !== watch.recipients || before.verdict !== watch.verdict)
        reread(silenceKeys.recipients(watch.id));
    },
  }),
});
