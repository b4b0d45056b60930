import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { permits, type Team } from '@unmuted/api';
import { Card, CardHeader } from '@unmuted/ui/card';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { teamQuery } from '#/data/team/team.queries.ts';
import { InviteDialog } from '#/features/admin/team/invite-dialog.tsx';
import { PeopleTable } from '#/features/admin/team/people-table.tsx';
import { RoleTable } from '#/features/admin/team/role-table.tsx';
import { SecondStepRule } from '#/features/admin/team/second-step-rule.tsx';
import { TeamFrame } from '#/features/admin/team/team-frame.tsx';
import { useSessionUser } from '#/session/auth-context.tsx';

const route = getRouteApi('/_admin/admin/settings/team/');

/** `/admin/settings/team`: the staff, invitations and what each role may do. */
export function TeamScreen() {
  const { api } = route.useRouteContext();
  const query = useQuery(teamQuery(api));
  const user = useSessionUser();
  const own = user && 'username' in user ? user : null;
  const canManage = own !== null && permits(own.role, 'team.manage');
  const { data } = query;
  return (
    <TeamFrame actions={canManage && <InviteDialog api={api} />} meta={data && <TeamFacts team={data} />}>
      <div className="grid gap-4 md:gap-6">
        <Card className="min-w-0 overflow-hidden">
          <QueryContent
            failedTitle={<Trans>Couldn’t load the team</Trans>}
            query={query}
            skeleton={<RowsSkeleton count={5} hasTitle />}
          >
            {(team) => (
              <>
                <CardHeader description={<Unprotected team={team} />} title={<Trans>People</Trans>} />
                <PeopleTable api={api} canManage={canManage} ownUsername={own?.username ?? ''} team={team} />
                <SecondStepRule
                  api={api}
                  canManage={canManage}
                  ownUsername={own?.username ?? ''}
                  team={team}
                />
              </>
            )}
          </QueryContent>
        </Card>
        <RoleTable />
      </div>
    </TeamFrame>
  );
}

function TeamFacts({ team: { members, invites } }: { team: Team }) {
  const superadmins = members.filter(
    ({ role, disabledAt }) => role === 'superadmin' && disabledAt === null,
  ).length;
  return (
    <>
      <span>
        <Plural one="# person" other="# people" value={members.length} />
      </span>
      {invites.length > 0 && (
        <span>
          <Plural one="# invited" other="# invited" value={invites.length} />
        </span>
      )}
      <span>
        <Plural one="# super administrator" other="# super administrators" value={superadmins} />
      </span>
    </>
  );
}

/** How many of the enabled people sign in with a password only. */
function Unprotected({ team: { members } }: { team: Team }) {
  const enabled = members.filter(({ disabledAt }) => disabledAt === null);
  const count = enabled.filter(({ hasSecondStep }) => !hasSecondStep).length;
  return (
    <Plural
      _0="Everyone uses two-step sign-in."
      one="One person signs in with a password only."
      other="# people sign in with a password only."
      value={count}
    />
  );
}
