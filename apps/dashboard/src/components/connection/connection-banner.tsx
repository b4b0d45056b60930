import { Trans } from '@lingui/react/macro';
import { Alert } from '@unmuted/ui/alert';
import { useConnectionStatus } from '#/data/live/live-context.tsx';
import { useFormats } from '#/i18n/use-formats.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

/** Banner for stale data and its cause. It disappears automatically. */
export function ConnectionBanner() {
  const line = useConnectionStatus();
  const formats = useFormats();
  const timeZone = useTimeZone();
  const isAway = line !== null && line.state !== 'up';
  const heardAt = isAway ? formats.clock(new Date(line.lastMessageAt), timeZone) : '';
  // Rendered before it has content: otherwise it would not be announced.
  return (
    <div role="status" className={isAway ? 'mb-4' : undefined}>
      {isAway && (
        <Alert
          silent
          tone="warning"
          title={
            line.state === 'offline' ? (
              <Trans>You are offline</Trans>
            ) : (
              <Trans>Connection to the server lost</Trans>
            )
          }
        >
          <Trans>
            You’re seeing data from {heardAt}. It updates automatically once the connection is back.
          </Trans>
        </Alert>
      )}
    </div>
  );
}
