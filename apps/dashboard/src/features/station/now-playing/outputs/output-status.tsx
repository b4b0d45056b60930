import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { SongOutput, SongOutputResult } from '@unmuted/api';
import { StatusPill } from '@unmuted/ui/status-pill';
import { outputErrorTexts } from '#/features/station/now-playing/outputs/output.messages.ts';

/** Whether songs are posted. */
export function OutputStatus({ output: { isEnabled, state, pendingSong } }: { output: SongOutput }) {
  if (state === 'disabled')
    return (
      <StatusPill status="failed">
        <Trans context="an output of songs">Turned off</Trans>
      </StatusPill>
    );
  if (!isEnabled)
    return (
      <StatusPill status="suspended">
        <Trans context="an output of songs">Paused</Trans>
      </StatusPill>
    );
  if (state === 'ok')
    return (
      <StatusPill status="passed">
        <Trans context="an output of songs">Posting</Trans>
      </StatusPill>
    );
  if (state === 'pending')
    return (
      <StatusPill status="pending">
        <Trans context="an output of songs">No song yet</Trans>
      </StatusPill>
    );
  return pendingSong ? (
    <StatusPill status="pending">
      <Trans context="an output of songs">Retrying</Trans>
    </StatusPill>
  ) : (
    <StatusPill status="failed">
      <Trans context="an output of songs">Failing</Trans>
    </StatusPill>
  );
}

/** Whether one song was posted. */
export function ResultStatus({ result: { error } }: { result: SongOutputResult }) {
  const { i18n } = useLingui();
  if (error === null)
    return (
      <StatusPill status="passed">
        <Trans context="a song">Posted</Trans>
      </StatusPill>
    );
  const status = error === 'expired' ? 'suspended' : 'failed';
  return <StatusPill status={status}>{i18n._(outputErrorTexts[error])}</StatusPill>;
}
