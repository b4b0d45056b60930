import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import type { SkillMove } from '@unmuted/api/contract';
import type { ComponentProps } from 'react';
import { staffSkillQuery } from '#/data/skills/staff-skills.queries.ts';
import { MoveLoader } from '#/features/admin/review/move-loader.tsx';
import { ConfirmMove } from '#/features/admin/skill-moves/confirm-move.tsx';
import { ReasonMove } from '#/features/admin/skill-moves/reason-move.tsx';
import type { ReasonedMove, ReviewDraft } from '#/features/admin/skill-moves/review-draft.ts';
import { SendMove } from '#/features/admin/skill-moves/send-move.tsx';

export interface MoveDialogProps {
  api: ApiClients;
  id: string;
  move: SkillMove;
  onClose: () => void;
  /** Comments that were written before the dialog was opened, and where they are kept if it is closed. */
  draft?: ReviewDraft | undefined;
  onDraft?: ((draft: ReviewDraft) => void) | undefined;
}

/** Confirms a move of a skill, with its reason where one is needed. Reads the skill for its current version. */
export function MoveDialog({ api, id, move, onClose, draft, onDraft }: MoveDialogProps) {
  const query = useQuery(staffSkillQuery(api, id));
  return (
    <MoveLoader
      failedTitle={<Trans>Couldn’t load the skill</Trans>}
      onClose={onClose}
      query={query}
      title={<Trans>Alexa skill</Trans>}
    >
      {(skill) =>
        needsReason(move) ? (
          <ReasonMove api={api} draft={draft} move={move} onClose={onClose} onDraft={onDraft} skill={skill} />
        ) : (
          <PlainMove api={api} move={move} onClose={onClose} skill={skill} />
        )
      }
    </MoveLoader>
  );
}

/** Where Studio has access to Amazon, it can send a skill itself. */
function PlainMove({ move, ...props }: ComponentProps<typeof ConfirmMove>) {
  if (move === 'send' && props.skill.amazon) return <SendMove {...props} />;
  return <ConfirmMove {...props} move={move} />;
}

const needsReason = (move: SkillMove): move is ReasonedMove =>
  move === 'request_changes' || move === 'reject' || move === 'suspend';
