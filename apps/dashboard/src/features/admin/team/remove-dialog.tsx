import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { TeamRemoval } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Skeleton } from '@unmuted/ui/skeleton';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { removeTeamMember, teamRemovalQuery } from '#/data/team/team.queries.ts';
import type { MemberDialogProps } from '#/features/admin/team/member-dialogs.tsx';

/** Confirms the removal of a person, with what ends and what stays. */
export function RemoveDialog({ api, member: { name, username }, onClose }: MemberDialogProps) {
  const removal = useQuery(teamRemovalQuery(api, username));
  const { mutateAsync } = useMutation(removeTeamMember(api, username));
  const toasts = useToast();
  return (
    <AlertDialog
      action={<Trans context="a person">Remove</Trans>}
      description={<Trans>The person can’t sign in any more. This cannot be undone.</Trans>}
      onConfirm={async () => {
        await mutateAsync();
        toasts.show({ tone: 'success', title: <Trans>Person removed from the team</Trans> });
      }}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={
        <Trans>
          Remove <bdi>{name}</bdi> from the team?
        </Trans>
      }
    >
      {removal.data ? (
        <RemovalCost removal={removal.data} />
      ) : removal.error ? (
        <CallFailure reason={removal.error} />
      ) : (
        <Skeleton width="80%" />
      )}
    </AlertDialog>
  );
}

function RemovalCost({ removal: { sessions, auditEntries, revisions, uploads } }: { removal: TeamRemoval }) {
  return (
    <ul className="grid list-disc gap-1 ps-5 text-14 text-fg-muted">
      <li>
        <Plural _0="No session ends." one="One session ends." other="# sessions end." value={sessions} />
      </li>
      <li>
        <Plural
          _0="There are no entries in the audit log."
          one="One entry of the audit log stays under this name."
          other="# entries of the audit log stay under this name."
          value={auditEntries}
        />
      </li>
      {revisions > 0 && (
        <li>
          <Plural
            one="One change in the history of settings stays."
            other="# changes in the history of settings stay."
            value={revisions}
          />
        </li>
      )}
      {uploads > 0 && (
        <li>
          <Plural
            one="One upload is deleted, unless something uses it."
            other="# uploads are deleted, unless something uses them."
            value={uploads}
          />
        </li>
      )}
    </ul>
  );
}
