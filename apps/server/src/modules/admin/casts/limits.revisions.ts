import { castLimits } from '@unmuted/api/contract';
import { type AdminCastDeps, changeLimits } from '#/modules/admin/casts/admin-cast-actions.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { defineRevisions, type RevisedSection } from '#/platform/revisions/define-revisions.ts';

export function limitsRevisions(deps: AdminCastDeps): RevisedSection {
  return defineRevisions({
    objectType: 'cast',
    section: 'limits',
    isStaffOnly: true,
    schema: castLimits,
    save: async ({ scope, caller }, { name, values, version, revision }) => {
      if (scope.kind !== 'admin') throw new AppError('resource.not_found');
      return changeLimits(deps, { scope, caller, username: name, version }, values, revision);
    },
  });
}
