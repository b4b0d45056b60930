import { Trans } from '@lingui/react/macro';
import type { SilenceWatch } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';
import { useSnooze } from '#/features/station/silence/use-snooze.tsx';
import { usePresent } from '#/lib/use-now.ts';

/** Shows that nobody is told for a time. Renders nothing otherwise. */
export function SnoozedNote({ watch: { snoozedUntil, snoozedBy, snoozeReason } }: { watch: SilenceWatch }) {
  const { api, id, timeZone, mayControl } = useSilenceStation();
  const { snooze, isPending } = useSnooze(api, id);
  const isSnoozed = usePresent((now) => snoozedUntil !== null && Date.parse(snoozedUntil) > now);
  if (snoozedUntil === null || !isSnoozed) return null;
  return (
    <Alert
      actions={
        mayControl && (
          <Button loading={isPending} onClick={() => void snooze(null)} size="sm">
            <Trans>Tell people again</Trans>
          </Button>
        )
      }
      silent
      title={
        <Trans>
          Snoozed until <Timestamp at={snoozedUntil} timeZone={timeZone} />
        </Trans>
      }
      tone="info"
    >
      <Trans>Alarms are recorded, and nobody is told.</Trans>{' '}
      {snoozedBy !== null && (
        <Trans>
          By <bdi>{snoozedBy}</bdi>.
        </Trans>
      )}{' '}
      {snoozeReason !== null && snoozeReason !== '' && <q>{snoozeReason}</q>}
    </Alert>
  );
}
