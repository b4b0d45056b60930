import { auditHandlers } from '#/modules/admin/audit/audit.routes.ts';
import { chainEntries } from '#/modules/admin/audit/audit-chain.ts';
import { purgeAudit } from '#/modules/admin/audit/purge-audit.ts';
import { castLifeHandlers } from '#/modules/admin/cast-life/cast-life.routes.ts';
import type { CastLifeDeps } from '#/modules/admin/cast-life/cast-life.service.ts';
import { deleteExpiredCasts } from '#/modules/admin/cast-life/expiry.ts';
import { adminCastHandlers } from '#/modules/admin/casts/admin-cast.routes.ts';
import type { AdminCastDeps } from '#/modules/admin/casts/admin-cast-actions.ts';
import { limitsRevisions } from '#/modules/admin/casts/limits.revisions.ts';
import type { CustomerActDeps } from '#/modules/admin/customers/customer-acts.service.ts';
import { customerHandlers } from '#/modules/admin/customers/customers.routes.ts';
import { fleetTopic } from '#/modules/admin/dashboard/dashboard.live.ts';
import { adminHandlers } from '#/modules/admin/dashboard/dashboard.routes.ts';
import { planHandlers } from '#/modules/admin/plans/plans.routes.ts';
import { adminRequestHandlers } from '#/modules/admin/requests/admin-requests.routes.ts';
import { teamHandlers } from '#/modules/admin/team/team.routes.ts';
import { purgeInvites } from '#/modules/admin/team/team-invites.repository.ts';
import type { TeamInviteDeps } from '#/modules/admin/team/team-invites.service.ts';
import type { StationLifeDeps } from '#/modules/stations/life/station-life.service.ts';
import { defineModule, type PurgeContext } from '#/platform/modules/define-module.ts';

interface Retention {
  /** Invitations to the team, after their expiry. */
  readonly teamInvitesDays: number;
  readonly auditDays: number;
}

export const admin = defineModule({
  name: 'admin',
  configure: (config) => ({ billingUrl: config.BILLING_URL ?? null }),
  routes: (deps: CastLifeDeps & CustomerActDeps & TeamInviteDeps & StationLifeDeps) => ({
    main: {
      ...adminHandlers(deps),
      ...adminCastHandlers(deps),
      ...castLifeHandlers(deps),
      ...planHandlers(deps),
      ...adminRequestHandlers(deps),
      ...customerHandlers(deps),
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
  purge: (context: PurgeContext<Retention>) => ({
    terminatedCasts: () => deleteExpiredCasts(context),
    audit: () =>
      purgeAudit(context.db, { now: context.now, before: context.daysAgo(context.retention.auditDays) }),
    teamInvites: () => purgeInvites(context.db, context.daysAgo(context.retention.teamInvitesDays)),
  }),
});
