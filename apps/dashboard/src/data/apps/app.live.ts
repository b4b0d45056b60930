import type { App } from '@unmuted/api';
import { appKeys } from '#/data/apps/app-keys.ts';
import { applyToStaffApps } from '#/data/apps/staff-apps.live.ts';
import { listKeys } from '#/data/lists/lists.queries.ts';
import { defineLiveTopic } from '#/data/live/define-live-topic.ts';

/** An app: its draft and its state. The progress of a build is in the event; anything else is read again. */
export const appTopic = defineLiveTopic({
  name: 'app',
  start: (queryClient) => ({
    apply(event) {
      applyToStaffApps(queryClient, event);
      const { id, version, state, build } = event;
      const key = appKeys.one(id);
      const app = queryClient.getQueryData<App>(key);
      if (!app) return;
      const known = build && app.builds.find((each) => each.id === build.id);
      // The reply to an own save is newer than its event.
      if (version > app.version || state !== app.state || (build && !known)) {
        void queryClient.invalidateQueries({ queryKey: key });
        if (state !== app.state) void queryClient.invalidateQueries({ queryKey: listKeys.mobileApps });
        return;
      }
      if (!known || (known.progress === build.progress && known.logBytes === build.logBytes)) return;
      const { progress, logBytes } = build;
      queryClient.setQueryData<App>(key, {
        ...app,
        builds: app.builds.map((each) => (each === known ? { ...each, progress, logBytes } : each)),
      });
    },
  }),
});
