import type { TuneIn } from '@unmuted/api';
import { defineLiveTopic } from '#/data/live/define-live-topic.ts';
import { tuneInKeys } from '#/data/tune-in/tune-in-keys.ts';

export const tuneInTopic = defineLiveTopic({
  name: 'tunein',
  start: (queryClient) => ({
    apply(tuneIn) {
      const before = queryClient.getQueryData<TuneIn>(tuneInKeys.one(tuneIn.id));
      queryClient.setQueryData<TuneIn>(tuneInKeys.one(tuneIn.id), tuneIn);
      if (before?.lastCall?.id !== tuneIn.lastCall?.id)
        void queryClient.invalidateQueries({ queryKey: tuneInKeys.log(tuneIn.id) });
    },
  }),
});
