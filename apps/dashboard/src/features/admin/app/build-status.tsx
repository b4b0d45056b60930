import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { AppBuild } from '@unmuted/api';
import { StatusPill } from '@unmuted/ui/status-pill';
import { buildFaultTexts, buildStateTexts } from '#/components/mobile-app/app-states.messages.ts';
import { AgeSince } from '#/components/timestamp/timestamp.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

/** The state of a build, with how far it is. */
export function BuildStatus({ build: { state, progress } }: { build: AppBuild }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { status, word } = buildStateTexts[state];
  return (
    <StatusPill appearance="plain" status={status}>
      {i18n._(word)}
      {state === 'building' && progress !== null && (
        <span className="tabular-nums"> {formats.number(progress / 100, { style: 'percent' })}</span>
      )}
    </StatusPill>
  );
}

/** Why a build failed; null if it did not. */
export function BuildFault({ build: { fault, state } }: { build: AppBuild }) {
  const { i18n } = useLingui();
  if (fault === null || state !== 'failed') return null;
  return <span className="text-13 text-danger-text">{i18n._(buildFaultTexts[fault])}</span>;
}

/** How long a build ran, or runs; null before it began. */
export function BuildDuration({ build: { state, startedAt, finishedAt } }: { build: AppBuild }) {
  const formats = useFormats();
  if (startedAt === null) return null;
  if (finishedAt === null) return state === 'building' ? <AgeSince at={startedAt} /> : null;
  return formats.duration(Math.abs(Date.parse(finishedAt) - Date.parse(startedAt)) / 1000);
}

/** Where a build ran. */
export function BuildMachine({ build: { machine, state } }: { build: AppBuild }) {
  if (machine !== null) return <bdi>{machine}</bdi>;
  if (state === 'queued') return <Trans>Waiting for a machine</Trans>;
  // Its file was uploaded by hand.
  return state === 'succeeded' ? <Trans context="a build">Built elsewhere</Trans> : '–';
}
