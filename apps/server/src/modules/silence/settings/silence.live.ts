import type { SilenceLevels } from '@unmuted/api/contract';
import { readWatches, type SilenceDeps } from '#/modules/silence/settings/silence.service.ts';
import { verdictOf } from '#/modules/silence/settings/silence-response.ts';
import { findLevels, viewLevels } from '#/modules/silence/settings/watch.repository.ts';
import { isUuid } from '#/platform/lib/uuid.ts';
import type { LiveTopic } from '#/platform/live/live-topic.ts';

/** `silence:<id>`: the settings and the state of the detection of a station. */
export const silenceTopic = (deps: SilenceDeps): LiveTopic => ({
  kind: 'value',
  name: 'silence',
  permission: 'products.view',
  async read(scope, ids) {
    const watches = await readWatches(deps, scope, ids.filter(isUuid));
    return new Map(watches.map((watch) => [watch.id, watch]));
  },
});

/** Each second is stored for so long after somebody has looked, and the wish is renewed this often. */
const viewedMs = 5 * 60_000;
const renewedMs = 60_000;
const freshMs = 15_000;

/** `levels:<id>`: the last minute. Reading it asks the server that listens for each second. */
export const levelsTopic = ({ db, clock }: Pick<SilenceDeps, 'db' | 'clock'>): LiveTopic => ({
  kind: 'value',
  name: 'levels',
  permission: 'products.view',
  async read(scope, keys) {
    const ids = keys.filter(isUuid);
    const now = clock.now();
    const later = (ms: number) => new Date(now.getTime() + ms);
    await viewLevels(db, scope, ids, { until: later(viewedMs), enough: later(viewedMs - renewedMs) });
    const rows = await findLevels(db, scope, ids, { now, freshSince: later(-freshMs) });
    return new Map(
      rows.map(({ id, levels, ...row }): [string, SilenceLevels] => [
        id,
        { id, ...verdictOf(row), levels: levels ?? [] },
      ]),
    );
  },
});
