import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { ApiClients, StaffSkill } from '@unmuted/api';
import type { SkillMove } from '@unmuted/api/contract';
import { Button } from '@unmuted/ui/button';
import { DropdownMenuItem, DropdownMenuSeparator } from '@unmuted/ui/dropdown-menu';
import { useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { moveTexts } from '#/features/admin/skill-moves/move.messages.ts';
import { movesIn } from '#/features/admin/skill-moves/moves.ts';
import { RowMenu } from '#/features/admin/team/row-menu.tsx';
import { usePermission } from '#/session/use-permission.ts';

const DeleteSkillDialog = lazyOverlay(
  async () => (await import('#/features/admin/skill/delete-skill-dialog.tsx')).DeleteSkillDialog,
);

export interface SkillActionsProps {
  api: ApiClients;
  skill: StaffSkill;
  onMove: (move: SkillMove) => void;
}

/** The step that a skill usually takes next. */
const primary: readonly SkillMove[] = ['approve', 'send', 'certify', 'resume'];
/** Its other result. */
const secondary: readonly SkillMove[] = ['request_changes', 'reject'];

/** The moves that are legal in the state of the skill; the rare ones are in a menu. */
export function SkillActions({ api, skill, onMove }: SkillActionsProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const mayDelete = usePermission('customers.delete');
  const [isDeleting, setDeleting] = useState(false);
  const close = () => setDeleting(false);
  const moves = movesIn(skill.skill.state);
  const others = moves.filter((move) => !primary.includes(move) && !secondary.includes(move));
  const { name } = skill.skill.draft;
  // Amazon assigns the ID when the skill is uploaded; without it nothing can be certified.
  const lacksId = moves.includes('certify') && skill.skill.amazonId === null;
  return (
    <>
      {moves
        .filter((move) => secondary.includes(move))
        .map((move) => (
          <Button key={move} onClick={() => onMove(move)}>
            {i18n._(moveTexts[move].action)}
          </Button>
        ))}
      {moves
        .filter((move) => primary.includes(move))
        .map((move) => (
          <Button
            disabled={move === 'certify' && lacksId}
            key={move}
            onClick={() => onMove(move)}
            title={
              move === 'certify' && lacksId ? t`Enter the ID at Amazon in the settings first` : undefined
            }
            variant="primary"
          >
            {move === 'send' && skill.amazon ? <Trans>Send to Amazon</Trans> : i18n._(moveTexts[move].action)}
          </Button>
        ))}
      {(others.length > 0 || mayDelete) && (
        <RowMenu label={t`More actions for ${name}`}>
          {others.map((move) => (
            <DropdownMenuItem
              key={move}
              onSelect={() => onMove(move)}
              tone={move === 'suspend' ? 'danger' : undefined}
            >
              {i18n._(moveTexts[move].action)}…
            </DropdownMenuItem>
          ))}
          {mayDelete && (
            <>
              {others.length > 0 && <DropdownMenuSeparator />}
              <DropdownMenuItem onSelect={() => setDeleting(true)} tone="danger">
                <Trans context="a skill">Delete…</Trans>
              </DropdownMenuItem>
            </>
          )}
        </RowMenu>
      )}
      {isDeleting && <DeleteSkillDialog api={api} onClose={close} onLoadFailed={close} skill={skill} />}
    </>
  );
}
