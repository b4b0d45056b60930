import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import type { SkillIssue } from '@unmuted/api/contract';
import { IconButton } from '@unmuted/ui/icon-button';
import { MessageSquareIcon } from '@unmuted/ui/icons';
import type { ReactNode } from 'react';
import { type SkillField, skillFieldLabels } from '#/components/skill/skill-fields.messages.ts';
import { skillIssueText } from '#/components/skill/skill-issues.messages.ts';
import { ReviewRow, UnsentComment } from '#/features/admin/review/review-row.tsx';
import type { DraftComment } from '#/features/admin/skill-moves/review-draft.ts';

export interface SkillReviewRowProps {
  field: SkillField;
  /** The locale, for a field that differs by locale. */
  locale: DraftComment['locale'];
  /** The value; null for an empty one. */
  text: string | null;
  /** In place of the text. */
  children?: ReactNode;
  issues: readonly SkillIssue[];
  /** Comments that are about to be made. */
  draft: readonly DraftComment[];
  /** Undefined while no changes can be asked for. */
  onComment: ((about: Pick<DraftComment, 'field' | 'locale'>) => void) | undefined;
}

/** One field as the customer wrote it, with what the check says and a button to comment on it. */
export function SkillReviewRow(props: SkillReviewRowProps) {
  const { field, locale, text, children, issues, draft, onComment } = props;
  const { i18n } = useLingui();
  const { t } = useWords();
  const label = i18n._(skillFieldLabels[field]);
  const isOfRow = (each: { readonly field: string | null; readonly locale: string | null }) =>
    each.field === field && each.locale === locale;
  const comments = draft.filter((comment) => isOfRow(comment) && comment.text !== '');
  return (
    <ReviewRow
      actions={
        onComment && (
          <IconButton
            aria-label={t`Comment on “${label}”`}
            onClick={() => onComment({ field, locale })}
            variant="ghost"
          >
            <MessageSquareIcon />
          </IconButton>
        )
      }
      footer={comments.map((comment) => <UnsentComment key={comment.text} text={comment.text} />)}
      issues={issues.filter(isOfRow).map((issue) => ({
        level: issue.level,
        text: i18n._(skillIssueText(issue)),
      }))}
      label={label}
      lang={locale ?? undefined}
      text={text}
    >
      {children}
    </ReviewRow>
  );
}
