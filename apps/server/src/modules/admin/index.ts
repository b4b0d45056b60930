import { auditHandlers } from '#/modules/admin/audit/audit.routes.ts';
import { chainEntries } from '#/modules/admin/audit/audit-chain.ts';
import { purgeAudit } from '#/modules/admin/audit/purge-audit.ts';
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
  readonly auditDays: number;
}

export const admin = defineModule({
  name: 'admin',
  routes: (deps: AdminCastDeps & TeamInviteDeps) => ({
    main: {
      ...adminHandlers(deps),
      ...adminCastHandlers(deps),
      ...teamHandlers(deps),
      ...auditHandlers(deps),
    },
  }),
  liveTopics: (deps) => [fleetTopic(deps)],
  revisions: (deps: AdminCastDeps) => [limitsRevisions(deps)],
  jobs: (deps: Parameters<typeof chainEntries>[0]) => [
    { name: 'chain-audit', cron: '* * * * *', run: () => chainEntries(deps) },
  ],
  // Two years; the database refuses earlier deletions.
  retention: { teamInvitesDays: 30, auditDays: 732 },
  purge: ({ db, now, retention, daysAgo }: PurgeContext<Retention>) => ({
    audit: () => purgeAudit(db, { now, before: daysAgo(retention.auditDays) }),
    teamInvites: () => purgeInvites(db, daysAgo(retention.teamInvitesDays)),
  }),
});
