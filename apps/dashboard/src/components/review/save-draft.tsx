import { Trans } from '@lingui/react/macro';
import { Alert } from '@unmuted/ui/alert';
import type { RefObject } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';

/** The draft as it is edited, for the acts of the header. */
export interface OpenDraft<Document> {
  readonly document: Document;
  /** Saves what is not saved yet; resolves to whether everything is saved. */
  readonly save: () => Promise<boolean>;
}

/** Changes could not be saved, so that the review would miss them. */
class NotSavedError extends Error {
  override readonly name = 'NotSavedError';
}

/** Saves the draft before it is sent. Throws what `SendFailure` shows. */
export async function saveDraft({
  current,
}: RefObject<Pick<OpenDraft<unknown>, 'save'> | null>): Promise<void> {
  if (current && !(await current.save())) throw new NotSavedError();
}

/** Why a draft could not be sent. */
export function SendFailure({ reason }: { reason: unknown }) {
  if (!(reason instanceof NotSavedError)) return <CallFailure reason={reason} />;
  return (
    <Alert title={<Trans>Your last changes are not saved</Trans>} tone="danger">
      <Trans>Close this and correct or save them first.</Trans>
    </Alert>
  );
}
