import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro';
import { limits, type SkillTransition, type StaffSkill } from '@unmuted/api';
import type { SkillLocale } from '@unmuted/api/contract';
import type { ReactNode } from 'react';
import { type SkillField, skillFieldLabels } from '#/components/skill/skill-fields.messages.ts';
import { skillLocaleName } from '#/components/skill/skill-locales.ts';
import { ReasonMoveDialog } from '#/features/admin/review/reason-move-dialog.tsx';
import { cannedReasons, cannedSummary } from '#/features/admin/skill-moves/canned-reasons.ts';
import { Outdated } from '#/features/admin/skill-moves/confirm-move.tsx';
import { moveTexts } from '#/features/admin/skill-moves/move.messages.ts';
import type {
  DraftComment,
  OpenMoveProps,
  ReasonedMove,
  ReviewDraft,
} from '#/features/admin/skill-moves/review-draft.ts';
import { skillTransition } from '#/features/admin/skill-moves/transition.schema.ts';
import { useMove } from '#/features/admin/skill-moves/use-move.ts';
import { VerdictField } from '#/features/admin/skill-moves/verdict-field.tsx';

export interface ReasonMoveProps extends OpenMoveProps {
  move: ReasonedMove;
  draft?: ReviewDraft | undefined;
  onDraft?: ((draft: ReviewDraft) => void) | undefined;
}

/** What owners write; the others are not their own words. */
const fields = (Object.keys(skillFieldLabels) as SkillField[]).filter((field) => field !== 'locale');

/** A move with a reason for the owner and, after a review, comments on fields. */
export function ReasonMove({ api, skill, move, onClose, draft, onDraft }: ReasonMoveProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const act = useMove(api, skill);
  const { action, done, effect } = moveTexts[move];
  return (
    <ReasonMoveDialog<SkillLocale, SkillTransition>
      action={i18n._(action)}
      api={api}
      canned={move === 'suspend' ? null : { reasons: cannedReasons, summary: cannedSummary }}
      customerId={skill.customer.id}
      description={
        <>
          {move === 'suspend' && (
            <>
              <SuspensionCost skill={skill} />{' '}
            </>
          )}
          {i18n._(effect)}
        </>
      }
      done={i18n._(done)}
      draft={draft}
      hint={
        move === 'reject' ? <Trans>What Amazon objects to, in short. The customer sees it.</Trans> : undefined
      }
      isDanger={move !== 'request_changes'}
      localeOf={(field) => localeOf(field, skill)}
      onClose={onClose}
      onDraft={onDraft}
      schema={skillTransition}
      send={act.move}
      subject={{
        whole: t`The whole skill`,
        fields: fields.map((value) => ({ value, label: i18n._(skillFieldLabels[value]) })),
        locales: skill.skill.draft.voices.map(({ locale }) => locale),
        localeName: (locale) => skillLocaleName(i18n.locale, locale),
        maxComments: limits.skillComments,
        maxLength: limits.skillComment,
      }}
      title={<Question move={move} name={<bdi>{skill.skill.draft.name}</bdi>} />}
      toBody={(values) => ({ ...values, move })}
    >
      {(take) => (
        <>
          {act.isOutdated && <Outdated move={move} skill={skill} />}
          {move === 'reject' && <VerdictField onRead={take} />}
        </>
      )}
    </ReasonMoveDialog>
  );
}

function Question({ move, name }: { move: ReasonedMove; name: ReactNode }) {
  if (move === 'request_changes') return <Trans>Ask for changes to {name}</Trans>;
  if (move === 'reject') return <Trans>Amazon rejected {name}</Trans>;
  return <Trans>Suspend {name}?</Trans>;
}

/** What a suspension costs, in numbers. */
function SuspensionCost({ skill: { plays30d } }: { skill: StaffSkill }) {
  return (
    <>
      <Plural
        _0="No plays in 30 days."
        one="# play in 30 days."
        other="# plays in 30 days."
        value={plays30d}
      />{' '}
      <Trans>Listeners hear that the skill isn’t available.</Trans>
    </>
  );
}

/** Fields that differ by locale are commented on in the first one. */
function localeOf(field: string, { skill }: StaffSkill): DraftComment['locale'] {
  const [voice] = skill.draft.voices;
  return voice && Object.hasOwn(voice, field) ? voice.locale : null;
}
