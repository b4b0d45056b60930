import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { UploadIcon } from '@unmuted/ui/icons';
import { PageGrid } from '@unmuted/ui/page';
import { Progress } from '@unmuted/ui/progress';
import { useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { ArtifactList } from '#/features/admin/app/artifact-list.tsx';
import { BuildLog } from '#/features/admin/app/build-log.tsx';
import type { BuildProps } from '#/features/admin/app/build-props.ts';
import { BuildDuration, BuildFault, BuildMachine, BuildStatus } from '#/features/admin/app/build-status.tsx';
import { QueueHint } from '#/features/admin/app/queue-hint.tsx';

const CancelBuildDialog = lazyOverlay(
  async () => (await import('#/features/admin/app/cancel-build-dialog.tsx')).CancelBuildDialog,
);
const UploadArtifactDialog = lazyOverlay(
  async () => (await import('#/features/admin/app/upload-artifact-dialog.tsx')).UploadArtifactDialog,
);

/** One build: how far it is, its files, its log, and what staff can do with it. */
export function BuildCard(props: BuildProps) {
  const { t } = useLingui();
  const { api, app, build } = props;
  const { number, state, progress, artifacts, versionName, versionCode, createdAt, startedAt, logBytes } =
    build;
  const isOpen = state === 'queued' || state === 'building';
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby="build">
        <CardHeader
          actions={<BuildActs {...props} />}
          className="pb-2"
          description={
            <span className="inline-flex flex-wrap items-center gap-x-3">
              <BuildStatus build={build} />
              <BuildFault build={build} />
            </span>
          }
          title={
            <span id="build">
              <Trans>Build {number}</Trans>
            </span>
          }
        />
        <CardBody className="grid min-w-0 gap-4">
          {state === 'building' && <Progress hideLabel label={t`Build ${number}`} value={progress} />}
          {state === 'queued' && <QueueHint api={api} platform={app.app.platform} />}
          <PageGrid className="items-start" columns="1-2">
            <DescriptionList>
              <DescriptionItem term={<Trans context="of an app">Version</Trans>}>
                <span dir="ltr">
                  {versionName} ({versionCode})
                </span>
              </DescriptionItem>
              <DescriptionItem term={<Trans>Machine</Trans>}>
                <BuildMachine build={build} />
              </DescriptionItem>
              <DescriptionItem term={<Trans>Queued</Trans>}>
                <Timestamp at={createdAt} />
              </DescriptionItem>
              {startedAt !== null && (
                <DescriptionItem term={<Trans context="of a build">Duration</Trans>}>
                  <BuildDuration build={build} />
                </DescriptionItem>
              )}
              <DescriptionItem term={<Trans>Files</Trans>}>
                {artifacts.length === 0 ? (
                  <span className="text-fg-muted">
                    {isOpen ? <Trans context="files of a build">None yet</Trans> : '–'}
                  </span>
                ) : (
                  <ArtifactList artifacts={artifacts} hasHashes />
                )}
              </DescriptionItem>
            </DescriptionList>
            {(state !== 'queued' || logBytes > 0) && <BuildLog api={api} app={app} build={build} />}
          </PageGrid>
        </CardBody>
      </section>
    </Card>
  );
}

function BuildActs({ api, app, build }: BuildProps) {
  const [act, setAct] = useState<'cancel' | 'upload' | null>(null);
  const close = () => setAct(null);
  const { state } = build;
  // The app of an earlier build that failed has been built again since.
  const mayUpload = state === 'succeeded' || (state !== 'cancelled' && build.id === app.app.builds[0]?.id);
  const dialog = { api, app, build, onClose: close, onLoadFailed: close };
  return (
    <>
      {(state === 'queued' || state === 'building') && (
        <Button aria-haspopup="dialog" onClick={() => setAct('cancel')} size="sm" variant="ghost">
          <Trans>Cancel build</Trans>
        </Button>
      )}
      {mayUpload && (
        <Button aria-haspopup="dialog" onClick={() => setAct('upload')} size="sm">
          <UploadIcon />
          <Trans context="of a build">Upload a file</Trans>
        </Button>
      )}
      {act === 'cancel' && <CancelBuildDialog {...dialog} />}
      {act === 'upload' && <UploadArtifactDialog {...dialog} />}
    </>
  );
}
