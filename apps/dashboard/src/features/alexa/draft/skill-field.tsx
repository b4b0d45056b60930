import { useLingui } from '@lingui/react';
import type { SkillComment } from '@unmuted/api';
import { Field, type FieldProps } from '@unmuted/ui/field';
import type { ReactNode } from 'react';
import { Advice, Remarks } from '#/components/review/field-findings.tsx';
import { Landing } from '#/components/review/landing.tsx';
import { type SkillField as FieldName, skillFieldLabels } from '#/components/skill/skill-fields.messages.ts';
import { skillIssueText } from '#/components/skill/skill-issues.messages.ts';
import {
  commentsAt,
  type FieldPlace,
  issuesAt,
  useSkillEditor,
} from '#/features/alexa/draft/editor-context.ts';
import { changesBetween } from '#/features/alexa/draft/skill-changes.ts';

export interface SkillFieldProps extends Omit<FieldProps, 'label' | 'error' | 'hint'> {
  field: FieldName;
  /** The field exists in each locale. */
  isOfVoice?: boolean;
  label?: ReactNode;
  hint?: ReactNode;
  /** The checks of the field are shown elsewhere. */
  hasOwnChecks?: boolean;
}

/** What the form, the checks and the reviewers found in a field. */
export function useFieldFindings(field: FieldName, isOfVoice = false) {
  const { i18n } = useLingui();
  const { skill, document, voice, errorOf, issues } = useSkillEditor();
  const place: FieldPlace = { field, locale: isOfVoice ? voice.locale : null };
  const index = document.voices.findIndex(({ locale }) => locale === voice.locale);
  const found = issuesAt(issues, place);
  const [worst] = found.filter(({ level }) => level === 'error');
  const [advice] = found.filter(({ level }) => level !== 'error');
  return {
    place,
    /** What the contract does not accept. */
    refusal: errorOf(isOfVoice ? `/voices/${index}/${field}` : `/${field}`),
    /** What Amazon would refuse. */
    problem: worst && i18n._(skillIssueText(worst)),
    advice: advice && <Advice level={advice.level}>{i18n._(skillIssueText(advice))}</Advice>,
    comments: (
      <Comments comments={commentsAt(skill, place)} id={isOfVoice ? `${voice.locale}/${field}` : field} />
    ),
  };
}

/** A field of the draft with its label, what the checks found, and what reviewers remarked. */
export function SkillField(props: SkillFieldProps) {
  const { field, isOfVoice = false, label, hint, hasOwnChecks = false, children, ...rest } = props;
  const { i18n } = useLingui();
  const { place, refusal, problem, advice, comments } = useFieldFindings(field, isOfVoice);
  return (
    <SkillLanding place={place}>
      <Field
        {...rest}
        error={refusal ?? (hasOwnChecks ? undefined : problem)}
        hint={(hasOwnChecks ? undefined : advice) ?? hint}
        label={label ?? i18n._(skillFieldLabels[field])}
      >
        {children}
      </Field>
      {comments}
    </SkillLanding>
  );
}

/** A field to which a problem or a remark leads. */
export function SkillLanding({ place, children }: { place: FieldPlace; children: ReactNode }) {
  const { target, jump } = useSkillEditor();
  return (
    <Landing
      isTarget={target?.field === place.field && target.locale === place.locale}
      onLanded={() => jump(null)}
    >
      {children}
    </Landing>
  );
}

/** Remarks of reviewers about a field; `id` as of its change. */
function Comments({ comments, id }: { comments: readonly SkillComment[]; id: string }) {
  const { skill, document } = useSkillEditor();
  if (comments.length === 0) return null;
  const isChanged =
    skill.sent !== null && changesBetween(skill.sent.document, document).some((change) => change.id === id);
  return <Remarks isChanged={isChanged} remarks={comments} />;
}
