import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiClients, Team, TeamInvite, TeamMember } from '@unmuted/api';
import { Avatar } from '@unmuted/ui/avatar';
import { Badge } from '@unmuted/ui/badge';
import { StatusPill } from '@unmuted/ui/status-pill';
import { Table, type TableColumn } from '@unmuted/ui/table';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { InviteMenu } from '#/features/admin/team/invite-menu.tsx';
import { InviteState } from '#/features/admin/team/invite-state.tsx';
import { MemberMenu } from '#/features/admin/team/member-menu.tsx';
import { roleNames } from '#/features/admin/team/team.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

type Person =
  | ({ readonly kind: 'member' } & TeamMember)
  | ({ readonly kind: 'invite'; readonly username: string } & TeamInvite);

export interface PeopleTableProps {
  api: ApiClients;
  team: Team;
  ownUsername: string;
  canManage: boolean;
}

/** The people of the team, then those who were invited. */
export function PeopleTable({ api, team, ownUsername, canManage }: PeopleTableProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const timeZone = useTimeZone();
  const people: Person[] = [
    ...team.members.map((member) => ({ kind: 'member' as const, ...member })),
    ...team.invites.map((invite) => ({ kind: 'invite' as const, username: '', ...invite })),
  ];
  const columns: TableColumn<Person>[] = [
    {
      id: 'person',
      header: t`Person`,
      rowHeader: true,
      cell: (person) => (
        <span className="flex min-w-0 items-center gap-3 py-2">
          <Avatar decorative name={person.name} size="md" />
          <span className="grid min-w-0">
            <span className="flex flex-wrap items-center gap-x-2 font-medium">
              <bdi>{person.name}</bdi>
              {person.kind === 'member' && person.username === ownUsername && (
                <Badge>
                  <Trans context="the signed-in person">You</Trans>
                </Badge>
              )}
            </span>
            <bdi className="font-normal wrap-anywhere md:whitespace-nowrap text-fg-subtle">
              {person.email}
            </bdi>
          </span>
        </span>
      ),
    },
    {
      id: 'role',
      header: t`Role`,
      cell: ({ role, title }) => (
        <span className="grid">
          <span className="font-medium">{i18n._(roleNames[role])}</span>
          <bdi className="text-fg-subtle">{title}</bdi>
        </span>
      ),
    },
    {
      id: 'second-step',
      header: t`Two-step sign-in`,
      cell: (person) =>
        person.kind === 'member' ? (
          <StatusPill appearance="plain" status={person.hasSecondStep ? 'passed' : 'failed'}>
            {person.hasSecondStep ? <Trans>On</Trans> : <Trans>Off</Trans>}
          </StatusPill>
        ) : (
          '–'
        ),
    },
    {
      id: 'seen',
      header: t`Last seen`,
      cell: (person) =>
        person.kind === 'member' && person.lastSeenAt !== null ? (
          <Timestamp at={person.lastSeenAt} timeZone={timeZone} />
        ) : (
          '–'
        ),
    },
    {
      id: 'sessions',
      header: t`Sessions`,
      align: 'end',
      cell: (person) => (person.kind === 'member' ? formats.number(person.sessions) : '–'),
    },
    {
      id: 'state',
      header: t`State`,
      cell: (person) =>
        person.kind === 'invite' ? (
          <InviteState expiresAt={person.expiresAt} />
        ) : person.disabledAt === null ? (
          <StatusPill appearance="plain" status="passed">
            <Trans context="a person">Active</Trans>
          </StatusPill>
        ) : (
          <StatusPill appearance="plain" status="suspended">
            <Trans context="a person">Disabled</Trans>
          </StatusPill>
        ),
    },
    ...(canManage
      ? [
          {
            id: 'actions',
            header: t`Actions`,
            align: 'end' as const,
            cell: (person: Person) =>
              person.kind === 'member' ? (
                <MemberMenu api={api} isSelf={person.username === ownUsername} member={person} />
              ) : (
                <InviteMenu api={api} invite={person} />
              ),
          },
        ]
      : []),
  ];
  return (
    <Table
      caption={t`People`}
      columns={columns}
      rowKey={({ kind, username, email }) => `${kind}-${username}-${email}`}
      rows={people}
    />
  );
}
