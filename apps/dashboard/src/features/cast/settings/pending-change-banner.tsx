import { Plural, Trans } from '@lingui/react/macro';
import type { StagedChange } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { useState } from 'react';
import { useFormats } from '#/i18n/use-formats.ts';

export interface PendingChangeBannerProps {
  staged: StagedChange | null;
  timeZone: string | undefined;
}

/** Status of a change that waits for sources, or its result if it did not succeed. */
export function PendingChangeBanner({ staged, timeZone }: PendingChangeBannerProps) {
  const formats = useFormats();
  const [seen, setSeen] = useState<number | null>(null);
  if (!staged || staged.state === 'applied' || seen === staged.rev) return null;
  if (staged.state === 'applying') {
    const sources = staged.waitingFor.length;
    const until = staged.until === null ? null : formats.clock(new Date(staged.until), timeZone);
    return (
      <Alert tone="info" title={<Trans>Applying the change</Trans>}>
        <Plural
          value={sources}
          one="# source was connected and must stay connected or reconnect."
          other="# sources were connected and must stay connected or reconnect."
        />{' '}
        {until !== null && (
          <Trans>If one doesn’t reconnect by {until}, the change is rolled back automatically.</Trans>
        )}
      </Alert>
    );
  }
  const dismiss = (
    <Button onClick={() => setSeen(staged.rev)} size="sm">
      <Trans>Got it</Trans>
    </Button>
  );
  return staged.state === 'rolled_back' ? (
    <Alert actions={dismiss} tone="warning" title={<Trans>The last change was rolled back</Trans>}>
      <Trans>
        A source didn’t reconnect in time. Enter the new mount in its encoder within 60 seconds of saving.
      </Trans>
    </Alert>
  ) : (
    <Alert actions={dismiss} tone="danger" title={<Trans>The last change couldn’t be rolled back</Trans>}>
      <Trans>
        A source didn’t reconnect, and the previous settings can’t be restored because a mount is taken. Check
        the streams and their encoders.
      </Trans>
    </Alert>
  );
}
