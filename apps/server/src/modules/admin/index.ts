import { adminCastHandlers } from '#/modules/admin/casts/admin-cast.routes.ts';
import type { AdminCastDeps } from '#/modules/admin/casts/admin-cast-actions.ts';
import { limitsRevisions } from '#/modules/admin/casts/limits.revisions.ts';
import { fleetTopic } from '#/modules/admin/dashboard/dashboard.live.ts';
import { adminHandlers } from '#/modules/admin/dashboard/dashboard.routes.ts';
import { teamHandlers } from '#/modules/admin/team/team.routes.ts';
import { purgeInvites } from '#/modules/admin/team/team-invites.repository.ts';
import type { TeamInviteDeps } from '#/modules/admin/team/team-invites.service.ts';
import { defineModule, type PurgeContext } from '#/platform/modules/define-module.ts';

interface Retention {
  /** Invitations to the team, after their expiry. */
  readonly teamInvitesDays: number;
}

export const admin = defineModule({
  name: 'admin',
  routes: (deps: AdminCastDeps & TeamInviteDeps) => ({
    main: { ...adminHandlers(deps), ...adminCastHandlers(deps), ...teamHandlers(deps) },
  }),
  liveTopics: (deps) => [fleetTopic(deps)],
  revisions: (deps: AdminCastDeps) => [limitsRevisions(deps)],
  retention: { teamInvitesDays: 30 },
  purge: ({ db, retention, daysAgo }: PurgeContext<Retention>) => ({
    teamInvites: () => purgeInvites(db, daysAgo(retention.teamInvitesDays)),
  }),
});
