import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AdminRequest, type ApiClients, ApiError } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@unmuted/ui/dropdown-menu';
import { ChevronDownIcon } from '@unmuted/ui/icons';
import { Skeleton } from '@unmuted/ui/skeleton';
import { useToast } from '@unmuted/ui/toast';
import { assignRequest } from '#/data/plans/plans.queries.ts';
import { teamKeys, teamQuery } from '#/data/team/team.queries.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { useSessionUser } from '#/session/auth-context.tsx';

export interface AssigneeMenuProps {
  api: ApiClients;
  request: AdminRequest;
}

const nobody = '';

/** Shows who takes care of a pending request, and assigns it. */
export function AssigneeMenu({ api, request }: AssigneeMenuProps) {
  const { t } = useLingui();
  const { assignee, account } = request;
  const { assign, isPending } = useAssign(api, request);
  const accountName = account.name;
  const person = assignee?.name ?? t({ message: 'Unassigned', context: 'a request' });
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          aria-label={t`Assignee of the request of ${accountName}: ${person}`}
          loading={isPending}
          size="sm"
          variant="ghost"
        >
          <bdi className={assignee ? undefined : 'text-fg-subtle'}>{person}</bdi>
          <ChevronDownIcon />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel>
          <Trans>Assign to</Trans>
        </DropdownMenuLabel>
        <DropdownMenuRadioGroup onValueChange={assign} value={assignee?.username ?? nobody}>
          <People api={api} />
          <DropdownMenuSeparator />
          <DropdownMenuRadioItem value={nobody}>
            <Trans context="assignee of a request">Nobody</Trans>
          </DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** The user first, then everyone else who can sign in. Mounted while the menu is open. */
function People({ api }: { api: ApiClients }) {
  const { data: team, error } = useQuery(teamQuery(api));
  const user = useSessionUser();
  const own = user && 'username' in user ? user.username : nobody;
  const others = team?.members.filter(({ username, disabledAt }) => username !== own && disabledAt === null);
  return (
    <>
      <DropdownMenuRadioItem value={own}>
        <Trans>Me</Trans>
      </DropdownMenuRadioItem>
      {others?.map(({ username, name }) => (
        <DropdownMenuRadioItem key={username} value={username}>
          <bdi>{name}</bdi>
        </DropdownMenuRadioItem>
      ))}
      {!others && !error && <Skeleton className="mx-2.5 my-2" width="60%" />}
    </>
  );
}

function useAssign(api: ApiClients, { id, account }: AdminRequest) {
  const { i18n, t } = useLingui();
  const toasts = useToast();
  const client = useQueryClient();
  const accountName = account.name;
  const { mutate, isPending } = useMutation({
    ...assignRequest(api, id),
    // Here rather than with the call: the row may be gone once the list is refetched.
    onSuccess: ({ assignee }) => {
      const person = assignee?.name;
      toasts.show({
        tone: 'success',
        title:
          person === undefined ? (
            <Trans>Request of {accountName} unassigned</Trans>
          ) : (
            <Trans>
              Request of {accountName} assigned to {person}
            </Trans>
          ),
      });
    },
    onError: (error) => {
      // The only value of the call is the person.
      const isGone = error instanceof ApiError && error.code === 'request.invalid';
      if (isGone) void client.invalidateQueries({ queryKey: teamKeys.all });
      toasts.show({
        tone: 'danger',
        title: <Trans>The request was not assigned</Trans>,
        description: isGone
          ? t`This person left the team or is disabled. Choose someone else.`
          : errorText(i18n, error),
      });
    },
  });
  return { assign: (username: string) => mutate(username === nobody ? null : username), isPending };
}
