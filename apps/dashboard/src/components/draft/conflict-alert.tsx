import { Trans } from '@lingui/react/macro';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import type { ReactNode } from 'react';
import type { DraftStatus, DraftStore } from '#/components/draft/draft-store.ts';

export interface ConflictAlertProps {
  draft: Pick<DraftStore<unknown>, 'takeTheirs' | 'keepMine'>;
  state: { readonly status: DraftStatus; readonly theirs: unknown };
  title: ReactNode;
}

/** Somebody else saved the draft meanwhile: lets the user choose. Renders nothing otherwise. */
export function ConflictAlert({ draft, state: { status, theirs }, title }: ConflictAlertProps) {
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
      title={title}
      tone="warning"
    >
      <Trans>Your changes are still here, and not saved yet. Choose which version to keep.</Trans>
    </Alert>
  );
}
