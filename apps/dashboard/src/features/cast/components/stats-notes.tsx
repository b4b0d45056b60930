import { Trans } from '@lingui/react/macro';
import { Alert } from '@unmuted/ui/alert';
import { useCastStanding } from '#/features/cast/use-cast.ts';

/** That nothing is counted at present, where that is so. What was counted stays. */
export function StatsNotes() {
  const { state, engine } = useCastStanding();
  if (engine?.state === 'off')
    return (
      <Alert tone="neutral" title={<Trans>No streaming engine is connected</Trans>}>
        <Trans>Nothing is counted until there is one. What was counted before stays.</Trans>
      </Alert>
    );
  if (state !== 'unknown') return null;
  return (
    <Alert tone="warning" title={<Trans>The streaming engine does not answer</Trans>}>
      <Trans>Nothing is counted meanwhile, which shows as a gap. What was counted before stays.</Trans>
    </Alert>
  );
}
