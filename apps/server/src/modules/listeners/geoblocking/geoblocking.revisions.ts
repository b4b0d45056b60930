import { geoRules } from '@unmuted/api/contract';
import { changeGeoLock } from '#/modules/listeners/geoblocking/geoblocking.service.ts';
import type { ListenerDeps } from '#/modules/listeners/listeners/listeners.service.ts';
import { defineRevisions, type RevisedSection } from '#/platform/revisions/define-revisions.ts';

/** Restored rules apply to new listeners; those already connected stay. */
export function geoblockingRevisions(deps: ListenerDeps): RevisedSection {
  return defineRevisions({
    objectType: 'cast',
    section: 'geoblocking',
    schema: geoRules,
    save: (act, { name, values, version, revision }) =>
      changeGeoLock(deps, act, name, {
        rules: values,
        disconnectListeners: false,
        version,
        restores: revision,
      }),
  });
}
