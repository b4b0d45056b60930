import { readTuneIns, type TuneInDeps } from '#/modules/stations/tune-in/settings/tune-in.service.ts';
import type { LiveTopic } from '#/platform/live/live-topic.ts';

/** `tunein:<id>`: the TuneIn settings and the state of the calls of a station. */
export const tuneInTopic = (deps: TuneInDeps): LiveTopic => ({
  kind: 'value',
  name: 'tunein',
  permission: 'products.view',
  async read(scope, ids) {
    const found = await readTuneIns(deps, scope, ids.filter(isUuid));
    return new Map(found.map((tuneIn) => [tuneIn.id, tuneIn]));
  },
});

const isUuid = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
