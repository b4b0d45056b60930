import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { AppBuild } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@unmuted/ui/dialog';
import { FileUpload } from '@unmuted/ui/file-upload';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { useUpload } from '#/components/upload/use-upload.ts';
import { reread, uploadArtifact } from '#/data/apps/app-builds.queries.ts';
import { artifactName } from '#/features/admin/app/artifact.schema.ts';
import { artifactErrorText } from '#/features/admin/app/artifact-error.messages.ts';
import type { BuildDialogProps } from '#/features/admin/app/build-props.ts';

const accepted = { android: '.aab,.apk,.txt,.zip', ios: '.ipa,.zip' } as const;

/** Stores a file that was built elsewhere. A refused file stays chosen, with the reason. */
export function UploadArtifactDialog({ api, app: { app }, build, onClose }: BuildDialogProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const toasts = useToast();
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const { platform, id } = app;
  const { number } = build;
  const { current, start } = useUpload<AppBuild>(({ state }) => {
    reread(client, id);
    toasts.show({
      tone: 'success',
      title:
        state === 'succeeded' && build.state !== 'succeeded' ? (
          <Trans>File uploaded, the build has succeeded</Trans>
        ) : (
          <Trans>File uploaded</Trans>
        ),
    });
    onClose();
  });
  const isNamed = !file || artifactName.safeParse(file.name).success;
  const isSending = current !== null && current.error === null;
  const refusal = current?.error ? artifactErrorText(i18n, current.error) : null;
  const failure = isNamed
    ? refusal
    : t`Rename the file: letters, digits, periods, hyphens and underscores, up to 100 characters.`;
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent onInteractOutside={(event) => isSending && event.preventDefault()}>
        <DialogTitle>
          <Trans>Upload a file of build {number}</Trans>
        </DialogTitle>
        <DialogDescription>
          <Effect state={build.state} />
        </DialogDescription>
        <DialogBody className="grid gap-4">
          <Expected app={app} build={build} />
          <FileUpload
            accept={accepted[platform]}
            aria-label={t`File of the build`}
            disabled={isSending}
            hint={
              platform === 'ios' ? (
                <Trans>A signed .ipa, or symbols: .dSYM.zip</Trans>
              ) : (
                <Trans>A signed .aab or .apk, or symbols: mapping.txt, symbols.zip</Trans>
              )
            }
            onValueChange={([next]) => setFile(next)}
            statusOf={() => {
              if (failure) return { error: failure };
              return current ? { progress: current.progress } : undefined;
            }}
            value={file ? [file] : []}
          />
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="ghost">
              {isSending ? <Trans>Stop the upload</Trans> : <Trans>Cancel</Trans>}
            </Button>
          </DialogClose>
          <Button
            disabled={!file || !isNamed}
            loading={isSending}
            onClick={() =>
              file &&
              void start((options) => uploadArtifact(api, { platform, id, build: build.id })(file, options))
            }
            variant="primary"
          >
            <Trans>Upload</Trans>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Effect({ state }: Pick<AppBuild, 'state'>) {
  if (state === 'building')
    return <Trans>An app ends the build with success, and the machine stops building it.</Trans>;
  if (state === 'succeeded')
    return <Trans>It is added to the files of the build. One of the same name is replaced.</Trans>;
  return <Trans>An app that was built elsewhere ends the build with success.</Trans>;
}

/** What the server compares the file with. */
function Expected({ app, build }: { app: BuildDialogProps['app']['app']; build: AppBuild }) {
  const { versionName, versionCode } = build;
  const { packageId } = app.sent?.document ?? app.draft;
  return (
    <DescriptionList>
      <DescriptionItem term={app.platform === 'ios' ? <Trans>Bundle ID</Trans> : <Trans>Package ID</Trans>}>
        <code className="wrap-anywhere" dir="ltr">
          {packageId}
        </code>
      </DescriptionItem>
      <DescriptionItem term={<Trans context="of an app">Version</Trans>}>
        <span dir="ltr">
          {versionName} ({versionCode})
        </span>
      </DescriptionItem>
    </DescriptionList>
  );
}
