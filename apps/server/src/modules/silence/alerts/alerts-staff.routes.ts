import type { mainRoutes } from '@unmuted/api/contract';
import type { SendNowDeps } from '#/modules/silence/alerts/queue/send-now.ts';
import { listAlerts, resendAlert } from '#/modules/silence/alerts/staff/alerts-staff.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof mainRoutes, 'listAlerts' | 'resendAlert'>;

export function alertStaffHandlers(deps: SendNowDeps): Handlers<Routes> {
  return {
    listAlerts: ({ session, query }) => listAlerts(deps, session.scope, query),
    resendAlert: ({ session, params }) => resendAlert(deps, session.scope, params.id),
  };
}
