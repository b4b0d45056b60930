import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiClients, TeamMember } from '@unmuted/api';
import { DropdownMenuItem, DropdownMenuSeparator } from '@unmuted/ui/dropdown-menu';
import { BanIcon, KeyRoundIcon, LogOutIcon, PencilIcon, PlayIcon, Trash2Icon } from '@unmuted/ui/icons';
import { useState } from 'react';
import { ChangeMemberDialog } from '#/features/admin/team/change-member-dialog.tsx';
import {
  DisableDialog,
  EnableDialog,
  EndSessionsDialog,
  ResetSecondStepDialog,
} from '#/features/admin/team/member-dialogs.tsx';
import { RemoveDialog } from '#/features/admin/team/remove-dialog.tsx';
import { RowMenu } from '#/features/admin/team/row-menu.tsx';

export interface MemberMenuProps {
  api: ApiClients;
  member: TeamMember;
  /** Nobody changes their own role or access. */
  isSelf: boolean;
}

type Act = 'change' | 'disable' | 'enable' | 'sessions' | 'second-step' | 'remove';

/** What can be done with a person of the team. */
export function MemberMenu({ api, member, isSelf }: MemberMenuProps) {
  const { t } = useLingui();
  const [act, setAct] = useState<Act | null>(null);
  const { name, disabledAt, hasSecondStep } = member;
  const dialog = { api, member, onClose: () => setAct(null) };
  return (
    <>
      <RowMenu label={t`Actions for ${name}`}>
        {!isSelf && (
          <DropdownMenuItem onSelect={() => setAct('change')}>
            <PencilIcon />
            <Trans>Change role and title…</Trans>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => setAct('sessions')}>
          <LogOutIcon />
          <Trans>End sessions…</Trans>
        </DropdownMenuItem>
        {!isSelf && hasSecondStep && (
          <DropdownMenuItem onSelect={() => setAct('second-step')}>
            <KeyRoundIcon />
            <Trans>Reset two-step sign-in…</Trans>
          </DropdownMenuItem>
        )}
        {!isSelf && (
          <>
            <DropdownMenuSeparator />
            {disabledAt === null ? (
              <DropdownMenuItem onSelect={() => setAct('disable')} tone="danger">
                <BanIcon />
                <Trans context="a person">Disable…</Trans>
              </DropdownMenuItem>
            ) : (
              <DropdownMenuItem onSelect={() => setAct('enable')}>
                <PlayIcon />
                <Trans context="a person">Enable…</Trans>
              </DropdownMenuItem>
            )}
            <DropdownMenuItem onSelect={() => setAct('remove')} tone="danger">
              <Trash2Icon />
              <Trans context="a person">Remove…</Trans>
            </DropdownMenuItem>
          </>
        )}
      </RowMenu>
      {act === 'change' && <ChangeMemberDialog {...dialog} />}
      {act === 'disable' && <DisableDialog {...dialog} />}
      {act === 'enable' && <EnableDialog {...dialog} />}
      {act === 'sessions' && <EndSessionsDialog {...dialog} isSelf={isSelf} />}
      {act === 'second-step' && <ResetSecondStepDialog {...dialog} />}
      {act === 'remove' && <RemoveDialog {...dialog} />}
    </>
  );
}
