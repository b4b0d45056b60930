import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { CardBody } from '@unmuted/ui/card';
import { NotFoundState } from '@unmuted/ui/not-found-state';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { invitationQuery, joinAccount } from '#/data/people/people.queries.ts';
import { roleNames } from '#/features/account/people/role.messages.ts';
import { SectionCard } from '#/features/account/shell/section-card.tsx';
import { useAccount } from '#/features/account/shell/use-account.ts';

const route = getRouteApi('/_customer/template/pages/setting/join');

/** `/template/pages/setting/join?invite=…`: accepts an invitation with the present sign-in. */
export function JoinScreen() {
  const { invite } = route.useSearch();
  if (invite === undefined) return <NoInvitation />;
  return <Invitation token={invite} />;
}

function Invitation({ token }: { token: string }) {
  const { i18n } = useLingui();
  const { api, keepUser } = useAccount();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToast();
  const invitation = useQuery(invitationQuery(api, token));
  const join = useMutation(joinAccount(api));
  async function accept(account: string) {
    try {
      keepUser(await join.mutateAsync(token));
    } catch {
      // The failure is shown above the button.
      return;
    }
    await navigate({ to: '/dashboard' });
    await client.resetQueries();
    toasts.show({ tone: 'success', title: <Trans>You are now in the account {account}</Trans> });
  }
  return (
    <QueryContent
      failedTitle={<Trans>This invitation can’t be opened</Trans>}
      query={invitation}
      skeleton={<RowsSkeleton count={1} hasTitle />}
    >
      {({ account, role }) => {
        const roleName = i18n._(roleNames[role]);
        return (
          <SectionCard
            description={
              <Trans>
                You get the role {roleName} in the account <bdi>{account}</bdi>. Your own account, which has
                no products, is deleted.
              </Trans>
            }
            title={
              <Trans>
                Join <bdi>{account}</bdi>
              </Trans>
            }
          >
            <CardBody className="grid justify-items-start gap-4">
              {join.isError && <CallFailure reason={join.error} />}
              <Button
                loading={join.isPending}
                onClick={() => join.isPending || void accept(account)}
                variant="primary"
              >
                <Trans>Accept the invitation</Trans>
              </Button>
            </CardBody>
          </SectionCard>
        );
      }}
    </QueryContent>
  );
}

function NoInvitation() {
  return (
    <NotFoundState
      action={
        <Button asChild>
          <Link to="/dashboard">
            <Trans>Go to dashboard</Trans>
          </Link>
        </Button>
      }
      className="min-h-96"
      description={<Trans>Open the link in the email again, or ask for a new invitation.</Trans>}
      title={<Trans>There is no invitation here</Trans>}
    />
  );
}
