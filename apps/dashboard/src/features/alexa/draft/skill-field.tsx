import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { SkillComment } from '@unmuted/api';
import { Field, type FieldProps } from '@unmuted/ui/field';
import { InfoIcon, MessageSquareIcon, TriangleAlertIcon } from '@unmuted/ui/icons';
import { type ReactNode, useEffect, useRef } from 'react';
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
    <Landing place={place}>
      <Field
        {...rest}
        error={refusal ?? (hasOwnChecks ? undefined : problem)}
        hint={(hasOwnChecks ? undefined : advice) ?? hint}
        label={label ?? i18n._(skillFieldLabels[field])}
      >
        {children}
      </Field>
      {comments}
    </Landing>
  );
}

function Advice({ level, children }: { level: 'error' | 'warning' | 'hint'; children: ReactNode }) {
  const Icon = level === 'warning' ? TriangleAlertIcon : InfoIcon;
  return (
    <span className={`flex gap-1.5 ${level === 'warning' ? 'text-silent-text' : ''}`}>
      <Icon className="mt-0.5 flex-none" />
      <span>{children}</span>
    </span>
  );
}

/** Moves focus to its first control when a problem leads here. */
export function Landing({ place, children }: { place: FieldPlace; children: ReactNode }) {
  const { target, jump } = useSkillEditor();
  const area = useRef<HTMLDivElement>(null);
  const isTarget = target?.field === place.field && target.locale === place.locale;
  useEffect(() => {
    if (!isTarget) return;
    const control = area.current?.querySelector<HTMLElement>(
      'input:not([type=hidden]), textarea, select, [role=combobox], button',
    );
    control?.focus();
    // Not `behavior: smooth`: people who jump want to be there.
    control?.scrollIntoView?.({ block: 'center' });
    jump(null);
  }, [isTarget, jump]);
  return (
    <div className="grid min-w-0 content-start gap-1.5" ref={area}>
      {children}
    </div>
  );
}

function Comments({ comments, id }: { comments: readonly SkillComment[]; id: string }) {
  const { t } = useWords();
  const { skill, document } = useSkillEditor();
  if (comments.length === 0) return null;
  const isChanged =
    skill.sent !== null && changesBetween(skill.sent.document, document).some((change) => change.id === id);
  return (
    <ul aria-label={t`Remarks of the review`} className="grid gap-1.5">
      {comments.map(({ text }) => (
        <li
          className={`flex gap-2 rounded-control px-3 py-2 text-13 ${isChanged ? 'bg-fill text-fg-muted' : 'bg-off-air-fill text-off-air-text'}`}
          key={text}
        >
          <MessageSquareIcon className="mt-0.5 flex-none" />
          <span className="min-w-0 wrap-anywhere">
            <bdi>{text}</bdi> {isChanged && <Trans>You have changed it since.</Trans>}
          </span>
        </li>
      ))}
    </ul>
  );
}
