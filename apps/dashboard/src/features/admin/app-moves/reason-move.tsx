import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { AppTransition } from '@unmuted/api';
import type { AppLanguageCode } from '@unmuted/api/contract';
import type { ReactNode } from 'react';
import { storeNames } from '#/components/product-states/product-states.ts';
import { cannedFor, cannedSummary } from '#/features/admin/app-moves/canned-reasons.ts';
import { languageOf, useCommentSubject } from '#/features/admin/app-moves/comment-subject.ts';
import { Outdated } from '#/features/admin/app-moves/confirm-move.tsx';
import { moveTexts } from '#/features/admin/app-moves/move.messages.ts';
import type { OpenMoveProps, ReasonedMove, ReviewDraft } from '#/features/admin/app-moves/review-draft.ts';
import { appTransition } from '#/features/admin/app-moves/transition.schema.ts';
import { useMove } from '#/features/admin/app-moves/use-move.ts';
import { ReasonMoveDialog } from '#/features/admin/review/reason-move-dialog.tsx';

export interface ReasonMoveProps extends OpenMoveProps {
  move: ReasonedMove;
  draft?: ReviewDraft | undefined;
  onDraft?: ((draft: ReviewDraft) => void) | undefined;
}

/** A move with a reason for the owner and, after a review, comments on fields. */
export function ReasonMove({ api, app, move, onClose, draft, onDraft }: ReasonMoveProps) {
  const { i18n } = useLingui();
  const act = useMove(api, app);
  const subject = useCommentSubject(app);
  const { action, done, effect } = moveTexts[move];
  const { platform } = app.app;
  const hasComments = move === 'request_changes' || move === 'reject';
  const store = storeNames[platform];
  return (
    <ReasonMoveDialog<AppLanguageCode, AppTransition>
      action={i18n._(action)}
      api={api}
      canned={hasComments ? { reasons: cannedFor(platform), summary: cannedSummary } : null}
      customerId={app.customer.id}
      description={i18n._(effect)}
      done={i18n._(done)}
      draft={draft}
      hint={
        move === 'reject' || move === 'remove' ? (
          <Trans>What {store} objects to, in short. The customer sees it.</Trans>
        ) : undefined
      }
      isDanger={move !== 'request_changes'}
      localeOf={(field) => languageOf(field, app)}
      onClose={onClose}
      onDraft={onDraft}
      schema={appTransition}
      send={act.move}
      subject={subject}
      title={<Question move={move} name={<bdi>{app.app.draft.name}</bdi>} store={store} />}
      toBody={({ reason, comments }) => ({
        move,
        reason,
        comments: comments.map(({ field, locale, text }) => ({ field, language: locale, text })),
      })}
    >
      {() => act.isOutdated && <Outdated app={app} move={move} />}
    </ReasonMoveDialog>
  );
}

function Question({ move, name, store }: { move: ReasonedMove; name: ReactNode; store: string }) {
  if (move === 'request_changes') return <Trans>Ask for changes to {name}</Trans>;
  if (move === 'hold') return <Trans>Put {name} on hold?</Trans>;
  return move === 'reject' ? (
    <Trans>
      {store} rejected {name}
    </Trans>
  ) : (
    <Trans>
      {store} removed {name}
    </Trans>
  );
}
