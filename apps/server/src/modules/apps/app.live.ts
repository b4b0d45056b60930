import { listAppStates } from '#/modules/apps/app/app.repository.ts';
import { findOpenBuilds } from '#/modules/apps/builds/app-builds.ts';
import type { Db } from '#/platform/db/schema.ts';
import { isUuid } from '#/platform/lib/uuid.ts';
import type { LiveTopic } from '#/platform/live/live-topic.ts';

/** `app:<id>`: the state of an app and of the build that runs, and which reads are out of date. */
export const appTopic = ({ db }: { readonly db: Db }): LiveTopic => ({
  kind: 'value',
  name: 'app',
  permission: 'products.view',
  async read(scope, ids) {
    const rows = await listAppStates(db, scope, ids.filter(isUuid));
    const running = await findOpenBuilds(
      db,
      rows.map(({ id }) => id),
    );
    return new Map(
      rows.map(({ id, revision: version, status: state }) => [
        id,
        { id, version, state, build: running.get(id) ?? null },
      ]),
    );
  },
});
