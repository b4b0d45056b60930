import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import type { AdminCustomer, AdminCustomerPerson, ApiClients } from '@unmuted/api';
import { Avatar } from '@unmuted/ui/avatar';
import { DataList, DataListItem } from '@unmuted/ui/data-list';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@unmuted/ui/dropdown-menu';
import { IconButton } from '@unmuted/ui/icon-button';
import { EllipsisIcon, MailIcon, ShieldAlertIcon } from '@unmuted/ui/icons';
import { useState } from 'react';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { EmailDialog, ResetMfaDialog } from '#/features/admin/customer/person-dialogs.tsx';
import { SectionCard } from '#/features/admin/customer/section-card.tsx';
import { useTimeZone } from '#/session/use-time-zone.ts';

export const accountRoleNames = {
  owner: msg({ message: 'Owner', context: 'role in an account' }),
  manager: msg({ message: 'Manager', context: 'role in an account' }),
  presenter: msg({ message: 'Presenter', context: 'role in an account' }),
  analyst: msg({ message: 'Analyst', context: 'role in an account' }),
} as const;

interface PeopleCardProps {
  api: ApiClients;
  customer: AdminCustomer;
}

type Act = { act: 'email' | 'mfa'; person: AdminCustomerPerson };

/** The people of a customer, with what staff may do for each. */
export function PeopleCard({ api, customer: { id, people } }: PeopleCardProps) {
  const { i18n } = useLingui();
  const { t } = useMacro();
  const [opened, setOpened] = useState<Act | null>(null);
  const dialog = opened && { api, id, person: opened.person, onClose: () => setOpened(null) };
  const actionsFor = ({ name }: AdminCustomerPerson) => t`Actions for ${name}`;
  return (
    <SectionCard title={<Trans>People</Trans>}>
      <DataList className="mt-1">
        {people.map((person) => (
          <DataListItem
            key={person.id}
            description={
              <>
                {i18n._(accountRoleNames[person.role])} · <bdi>{person.email}</bdi>
              </>
            }
            leading={<Avatar decorative name={person.name} size="sm" />}
            meta={
              <span className="flex items-center gap-1 text-13 text-fg-muted">
                <PersonState person={person} />
                <DropdownMenu>
                  <DropdownMenuTrigger asChild>
                    <IconButton aria-label={actionsFor(person)} size="sm" variant="ghost">
                      <EllipsisIcon />
                    </IconButton>
                  </DropdownMenuTrigger>
                  <DropdownMenuContent align="end">
                    <DropdownMenuItem onSelect={() => setOpened({ act: 'email', person })}>
                      <MailIcon />
                      <Trans>Change the email address…</Trans>
                    </DropdownMenuItem>
                    {person.hasSecondStep && (
                      <DropdownMenuItem onSelect={() => setOpened({ act: 'mfa', person })} tone="danger">
                        <ShieldAlertIcon />
                        <Trans>Reset the second step…</Trans>
                      </DropdownMenuItem>
                    )}
                  </DropdownMenuContent>
                </DropdownMenu>
              </span>
            }
            title={<bdi>{person.name}</bdi>}
          />
        ))}
      </DataList>
      {dialog && opened.act === 'email' && <EmailDialog {...dialog} />}
      {dialog && opened.act === 'mfa' && <ResetMfaDialog {...dialog} />}
    </SectionCard>
  );
}

function PersonState({ person: { state, signedInAt } }: { person: AdminCustomerPerson }) {
  const timeZone = useTimeZone();
  if (state === 'invited') return <Trans context="state of a customer">Invited</Trans>;
  if (state === 'disabled') return <Trans context="state of a customer">Disabled</Trans>;
  return signedInAt === null ? (
    <Trans context="sign-in of a person">Never</Trans>
  ) : (
    <Timestamp at={signedInAt} timeZone={timeZone} />
  );
}
