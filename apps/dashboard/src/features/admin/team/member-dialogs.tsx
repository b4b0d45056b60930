import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClients, TeamMember } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import {
  changeTeamMember,
  endTeamSessions,
  resetTeamMfa,
  teamRemovalQuery,
} from '#/data/team/team.queries.ts';

export interface MemberDialogProps {
  api: ApiClients;
  member: TeamMember;
  onClose: () => void;
}

const common = (onClose: () => void) => ({
  open: true,
  onOpenChange: (open: boolean) => {
    if (!open) onClose();
  },
  renderError: (reason: unknown) => <CallFailure reason={reason} />,
});

/** Confirms that a person loses access; tells how many sessions end. */
export function DisableDialog({ api, member, onClose }: MemberDialogProps) {
  const { mutateAsync } = useMutation(changeTeamMember(api, member));
  const toasts = useToast();
  const { name, username, role, title, sessions } = member;
  const { data: left } = useQuery(teamRemovalQuery(api, username));
  return (
    <AlertDialog
      {...common(onClose)}
      action={<Trans context="a person">Disable</Trans>}
      description={
        <>
          <Plural
            _0="The person is not signed in now."
            one="One session ends immediately."
            other="# sessions end immediately."
            value={sessions}
          />{' '}
          <Trans>Until the person is enabled again, signing in is not possible. Nothing is deleted.</Trans>{' '}
          {left && left.requests > 0 && (
            <Plural
              one="One waiting request stays assigned to the person."
              other="# waiting requests stay assigned to the person."
              value={left.requests}
            />
          )}
        </>
      }
      onConfirm={async () => {
        await mutateAsync({ role, title, isDisabled: true });
        toasts.show({ tone: 'success', title: <Trans>Person disabled</Trans> });
      }}
      title={
        <Trans>
          Disable <bdi>{name}</bdi>?
        </Trans>
      }
    />
  );
}

/** Confirms that a person gets access again. */
export function EnableDialog({ api, member, onClose }: MemberDialogProps) {
  const { mutateAsync } = useMutation(changeTeamMember(api, member));
  const toasts = useToast();
  const { name, role, title } = member;
  return (
    <AlertDialog
      {...common(onClose)}
      action={<Trans context="a person">Enable</Trans>}
      description={<Trans>The person can sign in again with the same password and the same role.</Trans>}
      onConfirm={async () => {
        await mutateAsync({ role, title, isDisabled: false });
        toasts.show({ tone: 'success', title: <Trans>Person enabled</Trans> });
      }}
      title={
        <Trans>
          Enable <bdi>{name}</bdi>?
        </Trans>
      }
      tone="primary"
    />
  );
}

/** Confirms that a person is signed out everywhere. */
export function EndSessionsDialog({
  api,
  member: { name, username, sessions },
  isSelf,
  onClose,
}: MemberDialogProps & { isSelf: boolean }) {
  const { mutateAsync } = useMutation(endTeamSessions(api, username));
  const toasts = useToast();
  const count = isSelf ? Math.max(0, sessions - 1) : sessions;
  return (
    <AlertDialog
      {...common(onClose)}
      action={<Trans>End sessions</Trans>}
      description={
        <>
          <Plural
            _0="There is no session to end now."
            one="One session ends; unsaved input there is lost."
            other="# sessions end; unsaved input there is lost."
            value={count}
          />{' '}
          {isSelf && <Trans>This browser stays signed in.</Trans>}
        </>
      }
      onConfirm={async () => {
        const { endedSessions } = await mutateAsync();
        toasts.show({
          tone: 'success',
          title: (
            <Plural
              _0="No session was active"
              one="One session ended"
              other="# sessions ended"
              value={endedSessions}
            />
          ),
        });
      }}
      title={
        <Trans>
          End the sessions of <bdi>{name}</bdi>?
        </Trans>
      }
    />
  );
}

/** Confirms that the second step of a person who lost it is turned off. */
export function ResetSecondStepDialog({
  api,
  member: { name, username, email, sessions },
  onClose,
}: MemberDialogProps) {
  const { mutateAsync } = useMutation(resetTeamMfa(api, username));
  const toasts = useToast();
  return (
    <AlertDialog
      {...common(onClose)}
      action={<Trans>Reset two-step sign-in</Trans>}
      description={
        <>
          <Trans>
            The authenticator app and the recovery codes stop working: the password alone is enough to sign
            in. We tell <bdi>{email}</bdi> by email.
          </Trans>{' '}
          <Plural _0="" one="One session ends." other="# sessions end." value={sessions} />
        </>
      }
      onConfirm={async () => {
        await mutateAsync();
        toasts.show({ tone: 'success', title: <Trans>Two-step sign-in reset</Trans> });
      }}
      title={
        <Trans>
          Reset two-step sign-in of <bdi>{name}</bdi>?
        </Trans>
      }
    />
  );
}
