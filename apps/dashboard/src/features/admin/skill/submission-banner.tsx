import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { SkillSubmission } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { submissionProblems, submissionSteps } from '#/features/admin/skill/submission.messages.ts';
import type { ReviewDraft } from '#/features/admin/skill-moves/review-draft.ts';
import { parseVerdict } from '#/features/admin/skill-moves/transition.schema.ts';

export interface SubmissionBannerProps {
  submission: SkillSubmission;
  /** Asks the owner for changes with what Amazon said; undefined if that is not possible now. */
  onAsk: ((draft: ReviewDraft) => void) | undefined;
}

/** How far the way of a skill to Amazon is, or what stopped it. */
export function SubmissionBanner({ submission, onAsk }: SubmissionBannerProps) {
  const { i18n } = useLingui();
  const { step, problem, messages, startedAt, by, nextTryAt } = submission;
  const said = messages.length > 0 && (
    <ul className="mt-2 grid list-disc gap-1 ps-5">
      {messages.map((message) => (
        <li className="wrap-anywhere" key={message}>
          <bdi>{message}</bdi>
        </li>
      ))}
    </ul>
  );
  if (step === 'failed')
    return (
      <Alert
        actions={
          problem === 'import_failed' &&
          onAsk && (
            <Button onClick={() => onAsk(reviewOf(messages))} size="sm">
              <Trans>Ask for changes with these messages</Trans>
            </Button>
          )
        }
        silent
        title={
          problem === 'rejected' || problem === 'cancelled' ? (
            <Trans>Amazon didn’t certify the skill</Trans>
          ) : (
            <Trans>The skill wasn’t sent to Amazon</Trans>
          )
        }
        tone={problem === 'moved' ? 'neutral' : 'danger'}
      >
        {problem && i18n._(submissionProblems[problem])}
        {said}
      </Alert>
    );
  return (
    <Alert
      title={i18n._(submissionSteps[step])}
      tone={problem ? 'warning' : step === 'done' ? 'neutral' : 'info'}
    >
      {problem && nextTryAt && (
        <p>
          {i18n._(submissionProblems[problem])}{' '}
          <Trans>
            Studio tries again: <Timestamp at={nextTryAt} />
          </Trans>
        </p>
      )}
      <p>
        <Trans>
          Sent by <bdi>{by}</bdi>: <Timestamp at={startedAt} />
        </Trans>
      </p>
      {said}
    </Alert>
  );
}

function reviewOf(messages: readonly string[]): ReviewDraft {
  const { reason, comments } = parseVerdict(messages.join('\n\n'));
  return { reason, comments: [...comments] };
}
