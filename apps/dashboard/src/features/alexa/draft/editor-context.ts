import type { Skill, SkillComment, SkillDocument, SkillVoice } from '@unmuted/api';
import type { SkillIssue, SkillLocale } from '@unmuted/api/contract';
import { createContext, use } from 'react';
import type { SkillField } from '#/components/skill/skill-fields.messages.ts';
import type { SkillForm } from '#/features/alexa/draft/use-skill-form.tsx';

/** A field to which a problem or a comment leads. */
export interface FieldPlace {
  /** Null: a field that is the same in all locales. */
  readonly locale: SkillLocale | null;
  readonly field: SkillField;
}

/** What the fields of a skill have in common. */
export interface SkillEditorValue {
  readonly skill: Skill;
  /** The draft as it is edited. */
  readonly document: SkillDocument;
  /** The voice of the chosen locale. */
  readonly voice: SkillVoice;
  readonly change: (part: Partial<SkillDocument>) => void;
  readonly changeVoice: (part: Partial<SkillVoice>) => void;
  readonly errorOf: SkillForm['errorOf'];
  /** Undefined until the checks are loaded. */
  readonly issues: readonly SkillIssue[] | undefined;
  readonly canEdit: boolean;
  /** The field that receives focus next. */
  readonly target: FieldPlace | null;
  /** Shows a field and moves focus to it; null once it has focus. */
  readonly jump: (place: FieldPlace | null) => void;
}

export const SkillEditorContext = createContext<SkillEditorValue | null>(null);

export function useSkillEditor(): SkillEditorValue {
  const value = use(SkillEditorContext);
  if (value === null) throw new Error('There is no editor around this.');
  return value;
}

const isAt = (place: FieldPlace, { field, locale }: { field: string | null; locale: string | null }) =>
  place.field === field && place.locale === locale;

/** The problems of a field. */
export const issuesAt = (
  issues: readonly SkillIssue[] | undefined,
  place: FieldPlace,
): readonly SkillIssue[] => issues?.filter((issue) => isAt(place, issue)) ?? [];

/** What reviewers remarked about a field. */
export const commentsAt = (
  { comments }: Pick<Skill, 'comments'>,
  place: FieldPlace,
): readonly SkillComment[] => comments.filter((comment) => isAt(place, comment));
