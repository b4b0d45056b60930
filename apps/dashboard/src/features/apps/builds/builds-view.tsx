import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { AppArtifact, AppBuild } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { DownloadIcon } from '@unmuted/ui/icons';
import { Progress } from '@unmuted/ui/progress';
import { formatBytes } from '@unmuted/ui/quantity';
import { StatusPill } from '@unmuted/ui/status-pill';
import { useId } from 'react';
import { buildFaultTexts, buildStateTexts } from '#/components/mobile-app/app-states.messages.ts';
import { AgeSince, Timestamp } from '#/components/timestamp/timestamp.tsx';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { useApp } from '#/features/apps/shell/use-app.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** The builds of an app, latest first. */
export function BuildsView() {
  const titleId = useId();
  const { app } = useAppEditor();
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          description={<Trans>We build a new version after each review that ends well.</Trans>}
          title={
            <span id={titleId}>
              <Trans>Builds</Trans>
            </span>
          }
        />
        {app.builds.length === 0 ? (
          <CardBody>
            <EmptyState
              description={<Trans>The first one starts when we have approved the app.</Trans>}
              title={<Trans>No builds yet</Trans>}
            />
          </CardBody>
        ) : (
          <ul className="mt-4 grid border-t border-border-soft">
            {app.builds.map((build) => (
              <Build build={build} key={build.id} />
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

function Build({ build }: { build: AppBuild }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const formats = useFormats();
  const { timeZone } = useApp();
  const { number, state, versionName, versionCode, createdAt, progress, fault, artifacts } = build;
  const { word, status } = buildStateTexts[state];
  const count = formats.number(number);
  const code = String(versionCode);
  return (
    <li className="grid gap-2 border-b border-border-soft px-4 py-3 last:border-b-0 md:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-14 font-semibold tabular-nums">
          <Trans>
            Build {count}: version {versionName} ({code})
          </Trans>
        </h3>
        <StatusPill status={status}>{i18n._(word)}</StatusPill>
        <span className="text-13 text-fg-muted md:ms-auto">
          <Timestamp at={createdAt} timeZone={timeZone} />
        </span>
      </div>
      <p className="text-13 text-fg-muted empty:hidden">
        {fault && <>{i18n._(buildFaultTexts[fault])} </>}
        <Course build={build} />
      </p>
      {state === 'building' && <Progress hideLabel label={t`Build ${count}`} max={100} value={progress} />}
      {artifacts.length > 0 && (
        <ul className="grid gap-2">
          {artifacts.map((artifact) => (
            <Artifact artifact={artifact} key={artifact.sha256} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** How far a build is, or how long it took. */
function Course({ build: { state, progress, createdAt, startedAt, finishedAt } }: { build: AppBuild }) {
  const formats = useFormats();
  if (state === 'queued')
    return (
      <Trans>
        In the queue for <AgeSince at={createdAt} />. You don’t need to do anything.
      </Trans>
    );
  if (startedAt === null) return null;
  if (state === 'building') {
    const share = formats.number((progress ?? 0) / 100, { style: 'percent' });
    return progress === null ? (
      <Trans>
        Running for <AgeSince at={startedAt} />
      </Trans>
    ) : (
      <Trans>
        {share} done, running for <AgeSince at={startedAt} />
      </Trans>
    );
  }
  if (finishedAt === null) return null;
  const took = formats.duration(Math.floor((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000));
  return state === 'succeeded' ? <Trans>Built in {took}</Trans> : <Trans>Ended after {took}</Trans>;
}

/** Customers can download only what staff allow. */
function Artifact({ artifact: { name, bytes, url, sha256 } }: { artifact: AppArtifact }) {
  const { i18n } = useLingui();
  const size = formatBytes(i18n.locale, bytes);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
      <span className="min-w-0 wrap-anywhere">
        <bdi className="font-mono" dir="ltr" title={`SHA-256 ${sha256}`}>
          {name}
        </bdi>{' '}
        <span className="text-fg-muted tabular-nums">{size}</span>
      </span>
      {url !== null && (
        <Button asChild className="ms-auto" size="sm">
          <a download={name} href={url}>
            <DownloadIcon />
            <Trans>Download</Trans>
          </a>
        </Button>
      )}
    </li>
  );
}
