import { Trans } from '@lingui/react/macro';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import type { DraftState, DraftStore } from '#/features/onepage/editor/draft-store.ts';

/** Somebody else saved the draft meanwhile: lets the user choose. Renders nothing otherwise. */
export function ConflictAlert({
  draft,
  state: { status, theirs },
}: {
  draft: DraftStore;
  state: DraftState;
}) {
  if (status !== 'conflict' || !theirs) return null;
  return (
    <Alert
      actions={
        <>
          <Button onClick={draft.takeTheirs} size="sm">
            <Trans>Load their version</Trans>
          </Button>
          <Button onClick={() => void draft.keepMine()} size="sm" variant="primary">
            <Trans>Keep mine</Trans>
          </Button>
        </>
      }
      title={<Trans>Somebody else changed this site</Trans>}
      tone="warning"
    >
      <Trans>Your changes are still here, and not saved yet. Choose which version to keep.</Trans>
    </Alert>
  );
}
