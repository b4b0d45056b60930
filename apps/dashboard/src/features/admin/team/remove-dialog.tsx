import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClients, ApiError, type TeamRemoval } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Field } from '@unmuted/ui/field';
import { NativeSelect } from '@unmuted/ui/native-select';
import { Skeleton } from '@unmuted/ui/skeleton';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { removeTeamMember, teamQuery, teamRemovalQuery } from '#/data/team/team.queries.ts';
import type { MemberDialogProps } from '#/features/admin/team/member-dialogs.tsx';

/** Confirms the removal of a person, with what ends and what stays. */
export function RemoveDialog({ api, member: { name, username }, onClose }: MemberDialogProps) {
  const removal = useQuery(teamRemovalQuery(api, username));
  const [assignee, setAssignee] = useState('');
  const { mutateAsync } = useMutation(removeTeamMember(api, username));
  const toasts = useToast();
  return (
    <AlertDialog
      action={<Trans context="a person">Remove</Trans>}
      description={<Trans>The person can’t sign in any more. This cannot be undone.</Trans>}
      onConfirm={async () => {
        await mutateAsync(assignee || null);
        toasts.show({ tone: 'success', title: <Trans>Person removed from the team</Trans> });
      }}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) => <RemovalFailure reason={reason} />}
      title={
        <Trans>
          Remove <bdi>{name}</bdi> from the team?
        </Trans>
      }
    >
      {removal.data ? (
        <div className="grid gap-4">
          <RemovalCost removal={removal.data} />
          {removal.data.requests > 0 && (
            <AssigneeField
              api={api}
              count={removal.data.requests}
              onChange={setAssignee}
              username={username}
              value={assignee}
            />
          )}
        </div>
      ) : removal.error ? (
        <CallFailure reason={removal.error} />
      ) : (
        <Skeleton width="80%" />
      )}
    </AlertDialog>
  );
}

interface AssigneeFieldProps {
  api: ApiClients;
  /** The person who is removed. */
  username: string;
  /** Pending requests of the person. */
  count: number;
  value: string;
  onChange: (username: string) => void;
}

/** Asks who takes over the requests of the person. */
function AssigneeField({ api, username, count, value, onChange }: AssigneeFieldProps) {
  const { data: team } = useQuery(teamQuery(api));
  const { t } = useLingui();
  const others = team?.members.filter((each) => each.username !== username && each.disabledAt === null) ?? [];
  return (
    <Field
      label={
        <Plural
          one="Who takes over the waiting request?"
          other="Who takes over the # waiting requests?"
          value={count}
        />
      }
    >
      <NativeSelect onChange={({ currentTarget }) => onChange(currentTarget.value)} value={value}>
        <option value="">{t`Nobody for now`}</option>
        {others.map((each) => (
          <option key={each.username} value={each.username}>
            {each.name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

/** The only value of the call is the new assignee. */
function RemovalFailure({ reason }: { reason: unknown }) {
  if (!(reason instanceof ApiError) || reason.code !== 'request.invalid')
    return <CallFailure reason={reason} />;
  return (
    <Alert tone="danger">
      <Trans>
        The person who would take over the requests left the team or is disabled. Nothing has changed: choose
        someone else.
      </Trans>
    </Alert>
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
