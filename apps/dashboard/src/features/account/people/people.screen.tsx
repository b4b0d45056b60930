import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { People } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { DataList } from '@unmuted/ui/data-list';
import { SettingsBar } from '@unmuted/ui/settings-layout';
import { useId } from 'react';
import { ConfirmDialog } from '#/components/confirm/confirm-dialog.tsx';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { leaveAccount, peopleQuery } from '#/data/people/people.queries.ts';
import { InvitationRow } from '#/features/account/people/invitation-row.tsx';
import { InviteDialog } from '#/features/account/people/invite-dialog.tsx';
import { PersonRow } from '#/features/account/people/person-row.tsx';
import { SectionCard } from '#/features/account/shell/section-card.tsx';
import { useAccount } from '#/features/account/shell/use-account.ts';
import { usePermission } from '#/session/use-permission.ts';

/** `/template/pages/setting/people`: the people of the account and its invitations. */
export function PeopleScreen() {
  const { api } = useAccount();
  const people = useQuery(peopleQuery(api));
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load the people of your account</Trans>}
      query={people}
      skeleton={<RowsSkeleton count={3} hasTitle />}
    >
      {(found) => <PeopleCards people={found} />}
    </QueryContent>
  );
}

function PeopleCards({ people: { items, invitations, products } }: { people: People }) {
  const canManage = usePermission('people.manage');
  const peopleId = useId();
  const focusPeople = () => document.getElementById(peopleId)?.focus();
  const you = items.find(({ isYou }) => isYou);
  return (
    <>
      <SectionCard
        description={<Trans>Everyone who can open the products of this account, and what they may do.</Trans>}
        headingId={peopleId}
        title={<Trans>People</Trans>}
      >
        <DataList className="border-t border-border-soft">
          {items.map((person) => (
            <PersonRow
              canManage={canManage}
              key={person.id}
              onRemoved={focusPeople}
              person={person}
              products={products}
            />
          ))}
        </DataList>
        {canManage ? (
          <SettingsBar>
            <InviteDialog products={products} />
          </SettingsBar>
        ) : (
          you && (
            <SettingsBar note={<Trans>Only the owner can invite, change and remove people.</Trans>}>
              <LeaveButton />
            </SettingsBar>
          )
        )}
      </SectionCard>
      {invitations.length > 0 && (
        <SectionCard title={<Trans>Invitations</Trans>}>
          <DataList className="border-t border-border-soft">
            {invitations.map((invitation) => (
              <InvitationRow
                canManage={canManage}
                invitation={invitation}
                key={invitation.id}
                onCancelled={focusPeople}
              />
            ))}
          </DataList>
        </SectionCard>
      )}
    </>
  );
}

/** Leaves the account, after confirmation. */
export function LeaveButton() {
  const { api, keepUser } = useAccount();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(leaveAccount(api));
  return (
    <ConfirmDialog
      action={<Trans>Leave</Trans>}
      onConfirm={async () => {
        keepUser(await mutateAsync());
        await navigate({ to: '/dashboard' });
        await client.resetQueries();
      }}
      title={<Trans>Leave this account?</Trans>}
      trigger={
        <Button variant="danger-outline">
          <Trans>Leave the account…</Trans>
        </Button>
      }
    >
      <Trans>
        You lose access to all products of this account. You keep your sign-in, with an account of your own
        that has no products. Only a new invitation brings you back.
      </Trans>
    </ConfirmDialog>
  );
}
