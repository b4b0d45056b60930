import { useLingui } from '@lingui/react';
import { Plural, useLingui as useWords } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ApiClients, StaffSkillItem } from '@unmuted/api';
import type { SkillMove } from '@unmuted/api/contract';
import { ClockIcon } from '@unmuted/ui/icons';
import { Link as TextLink } from '@unmuted/ui/link';
import { useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { skillStates } from '#/components/product-states/product-states.ts';
import { AgeSince } from '#/components/timestamp/timestamp.tsx';
import { StateBoard } from '#/features/admin/review/state-board.tsx';
import { moveTo, refusalOf } from '#/features/admin/skill-moves/moves.ts';
import { type SkillPage, type SkillState, skillStateOrder } from '#/features/admin/skills/skills.search.ts';

const MoveDialog = lazyOverlay(
  async () => (await import('#/features/admin/skill-moves/move-dialog.tsx')).MoveDialog,
);

export interface SkillsBoardProps {
  api: ApiClients;
  list: SkillPage;
  /** Only this column. */
  state: SkillState | undefined;
}

/** The skills in columns by state. A card moves only as the life of a skill allows, and after a confirmation. */
export function SkillsBoard({ api, list, state }: SkillsBoardProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const [act, setAct] = useState<{ id: string; move: SkillMove } | null>(null);
  const close = () => setAct(null);
  const hidden = list.total - list.items.length;
  return (
    <>
      <StateBoard
        displays={skillStates}
        empty={t`No skills`}
        hidden={
          hidden > 0 && (
            <Plural
              one="# more skill is not on the board. Search to find it."
              other="# more skills are not on the board. Search to find them."
              value={hidden}
            />
          )
        }
        items={list.items}
        label={t`Skills by state`}
        onMove={(card, target) => {
          const move = moveTo(card, target);
          if (move) setAct({ id: card.id, move });
        }}
        refusalOf={(card, target) => {
          const refusal = refusalOf(card, target);
          if (refusal === 'id_unknown') return t`Enter the ID at Amazon first`;
          const present = i18n._(skillStates[card.state].word);
          return refusal && t`Not possible from “${present}”`;
        }}
        state={state}
        states={skillStateOrder}
      >
        {(card) => <SkillCard skill={card} />}
      </StateBoard>
      {act && <MoveDialog {...act} api={api} onClose={close} onLoadFailed={close} />}
    </>
  );
}

function SkillCard({ skill: { id, name, customer, voices, stateSince } }: { skill: StaffSkillItem }) {
  const [first] = voices;
  return (
    <div className="grid gap-1.5">
      <TextLink asChild className="touch-target justify-self-start font-medium wrap-anywhere">
        <Link params={{ id }} to="/admin/alexa/edit/$id">
          <bdi>{name}</bdi>
        </Link>
      </TextLink>
      {first && first.invocationName !== '' && (
        <p className="text-13 wrap-anywhere text-fg-muted" lang={first.locale}>
          “<bdi>{first.invocationName}</bdi>”
        </p>
      )}
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-12 text-fg-muted">
        <bdi className="min-w-0 wrap-anywhere">{customer.name}</bdi>
        {stateSince !== null && (
          <span className="flex flex-none items-center gap-1">
            <ClockIcon className="size-3.5" />
            <AgeSince at={stateSince} />
          </span>
        )}
      </p>
    </div>
  );
}
