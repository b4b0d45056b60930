import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { SkillMove } from '@unmuted/api/contract';
import type { ReactNode } from 'react';
import { skillStates } from '#/components/product-states/product-states.ts';
import { ConfirmMoveDialog } from '#/features/admin/review/confirm-move-dialog.tsx';
import { OutdatedAlert } from '#/features/admin/review/outdated-alert.tsx';
import { moveTexts } from '#/features/admin/skill-moves/move.messages.ts';
import { movesIn } from '#/features/admin/skill-moves/moves.ts';
import type { OpenMoveProps, ReasonedMove } from '#/features/admin/skill-moves/review-draft.ts';
import { useMove } from '#/features/admin/skill-moves/use-move.ts';

type PlainMove = Exclude<SkillMove, ReasonedMove>;

/** Confirms a move that needs no reason. */
export function ConfirmMove({ api, skill, move, onClose }: OpenMoveProps & { move: PlainMove }) {
  const { i18n } = useLingui();
  const act = useMove(api, skill);
  const { action, done, effect } = moveTexts[move];
  return (
    <ConfirmMoveDialog
      action={i18n._(action)}
      done={i18n._(done)}
      effect={i18n._(effect)}
      onClose={onClose}
      onConfirm={() => act.move({ move, reason: '', comments: [] })}
      title={<Question move={move} name={<bdi>{skill.skill.draft.name}</bdi>} />}
    >
      {act.isOutdated && <Outdated move={move} skill={skill} />}
    </ConfirmMoveDialog>
  );
}

function Question({ move, name }: { move: PlainMove; name: ReactNode }) {
  if (move === 'submit') return <Trans>Start the review of {name}?</Trans>;
  if (move === 'withdraw') return <Trans>Return {name} to the customer?</Trans>;
  if (move === 'approve') return <Trans>Approve {name}?</Trans>;
  if (move === 'send') return <Trans>Was {name} sent to Amazon?</Trans>;
  if (move === 'certify') return <Trans>Has Amazon certified {name}?</Trans>;
  return <Trans>Resume {name}?</Trans>;
}

/** After a conflict. */
export function Outdated({ move, skill }: Pick<OpenMoveProps, 'skill'> & { move: SkillMove }) {
  const { i18n } = useLingui();
  const { state } = skill.skill;
  return <OutdatedAlert isPossible={movesIn(state).includes(move)} word={i18n._(skillStates[state].word)} />;
}
