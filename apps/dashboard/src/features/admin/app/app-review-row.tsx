import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { CheckIcon, MessageSquareIcon } from '@unmuted/ui/icons';
import { Segmented } from '@unmuted/ui/segmented';
import { Textarea } from '@unmuted/ui/textarea';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import type { ReactNode } from 'react';
import type { AppReview, Place, Verdict } from '#/features/admin/app/review-draft.ts';
import type { IssueLineProps } from '#/features/admin/review/issue-line.tsx';
import { ReviewRow } from '#/features/admin/review/review-row.tsx';

export interface AppReviewRowProps {
  place: Place;
  label: string;
  text: string | null;
  children?: ReactNode;
  note?: ReactNode;
  issues: readonly IssueLineProps[];
  /** Undefined while no changes can be asked for. */
  review: AppReview | undefined;
  /** A ready-made comment about the first finding. */
  suggestion: string | undefined;
}

/** One field as the customer wrote it, with the findings, a verdict and a comment. */
export function AppReviewRow(props: AppReviewRowProps) {
  const { place, label, text, children, note, issues, review, suggestion } = props;
  const { t } = useLingui();
  const verdict = review?.verdictOf(place);
  return (
    <ReviewRow
      actions={
        review && (
          <VerdictChoice
            label={t`Verdict on “${label}”`}
            onChange={(next) => review.judge(place, next, suggestion)}
            verdict={verdict}
          />
        )
      }
      footer={
        review &&
        verdict === 'change' && (
          <Field
            className="mt-3"
            hint={<Trans>The customer sees it at the field.</Trans>}
            label={<Trans>Comment on “{label}”</Trans>}
          >
            <Textarea
              dir="auto"
              maxLength={limits.appComment}
              minRows={2}
              onChange={({ currentTarget: { value } }) => review.comment(place, value)}
              value={review.commentOf(place)}
            />
          </Field>
        )
      }
      issues={issues}
      label={label}
      lang={place.locale ?? undefined}
      note={note}
      text={text}
    >
      {children}
    </ReviewRow>
  );
}

interface VerdictChoiceProps {
  label: string;
  verdict: Verdict;
  onChange: (verdict: Exclude<Verdict, undefined>) => void;
}

/** The chosen verdict as a word, the other one as its icon. */
function VerdictChoice({ label, verdict, onChange }: VerdictChoiceProps) {
  const word = (value: Verdict, text: ReactNode) =>
    verdict === value ? text : <VisuallyHidden>{text}</VisuallyHidden>;
  return (
    <Segmented
      aria-label={label}
      onValueChange={onChange}
      options={[
        {
          value: 'fine',
          icon: <CheckIcon className={verdict === 'fine' ? 'text-live-text' : ''} />,
          label: word('fine', <Trans context="verdict">Fine</Trans>),
        },
        {
          value: 'change',
          icon: <MessageSquareIcon className={verdict === 'change' ? 'text-danger-text' : ''} />,
          label: word('change', <Trans context="verdict">Change</Trans>),
        },
      ]}
      // No value is chosen before the field was looked at.
      value={verdict ?? ('' as 'fine')}
    />
  );
}
