import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { App } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { CircleCheckIcon } from '@unmuted/ui/icons';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { storeNames } from '#/components/product-states/product-states.ts';
import { SendFailure, saveDraft } from '#/components/review/save-draft.tsx';
import { appKeys } from '#/data/apps/app-keys.ts';
import { submitApp, unpublishApp, withdrawApp } from '#/data/apps/apps.queries.ts';
import { checkApp, isAppReady } from '#/features/apps/draft/app-checks.schema.ts';
import type { AppDialogProps } from '#/features/apps/moves/app-act.ts';
import { AppNotReadyDialog } from '#/features/apps/moves/not-ready-dialog.tsx';
import { useApp } from '#/features/apps/shell/use-app.ts';

/** Confirms sending: what the checks found, what was declared, and what freezes. */
export function SubmitDialog({ app, onClose, onSent }: AppDialogProps) {
  const { t } = useLingui();
  const { api, id, draft } = useApp();
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync } = useMutation(submitApp(api, id));
  const [document] = useState(() => draft.current?.document ?? app.draft);
  const findings = checkApp(document, app.platform);
  const store = storeNames[app.platform];
  if (!isAppReady(findings, app.platform))
    return <AppNotReadyDialog app={app} findings={findings} onClose={onClose} />;
  const { packageId } = document;
  const checklist = [
    t`Everything that ${store} requires is there.`,
    t`You declared your rights to name, pictures and streams.`,
    document.legal.account === 'own'
      ? t`It is published by your own account.`
      : t`It is published by our account.`,
  ];
  return (
    <AlertDialog
      action={<Trans>Send for review</Trans>}
      description={
        <Trans>We look at the app, build it, and send it to {store}. You hear of each step by email.</Trans>
      }
      onConfirm={async () => {
        await saveDraft(draft);
        await mutateAsync(client.getQueryData<App>(appKeys.one(id))?.version ?? app.version);
        toasts.show({ tone: 'success', title: <Trans>The app was sent for review</Trans> });
        onSent?.();
      }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      open
      renderError={(reason) => <SendFailure reason={reason} />}
      title={app.live ? <Trans>Send the update for review?</Trans> : <Trans>Send the app for review?</Trans>}
      tone="primary"
    >
      <ul className="grid gap-1.5 text-14">
        {checklist.map((text) => (
          <li className="flex gap-2" key={text}>
            <CircleCheckIcon className="mt-0.5 flex-none text-live-text" />
            {text}
          </li>
        ))}
      </ul>
      {!app.isPackageFrozen && (
        <Alert silent title={<Trans>The ID freezes with the first build in the store</Trans>} tone="warning">
          <bdi className="font-mono" dir="ltr">
            {packageId}
          </bdi>
        </Alert>
      )}
    </AlertDialog>
  );
}

/** Confirms taking an app back from review. */
export function WithdrawDialog({ app, onClose }: AppDialogProps) {
  const { api, id } = useApp();
  const toasts = useToast();
  const { mutateAsync } = useMutation(withdrawApp(api, id));
  return (
    <AlertDialog
      action={<Trans>Withdraw</Trans>}
      description={
        app.live ? (
          <Trans>
            The review ends. The version in the store stays there. You can send the app again at any time.
          </Trans>
        ) : (
          <Trans>The review ends and the app is a draft again. You can send it again at any time.</Trans>
        )
      }
      onConfirm={async () => {
        await mutateAsync();
        toasts.show({ tone: 'success', title: <Trans>The app was withdrawn</Trans> });
      }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={<Trans>Withdraw the app from review?</Trans>}
      tone="primary"
    />
  );
}

/** Confirms taking an app out of its store, by its name. */
export function UnpublishDialog({ app, onClose }: AppDialogProps) {
  const { api, id } = useApp();
  const toasts = useToast();
  const { mutateAsync } = useMutation(unpublishApp(api, id));
  const store = storeNames[app.platform];
  return (
    <AlertDialog
      action={<Trans>Unpublish</Trans>}
      confirmName={app.draft.name}
      description={
        <Trans>
          Nobody can find or install the app in {store} any more. Installed apps keep playing. To come back,
          it has to be reviewed again.
        </Trans>
      }
      onConfirm={async () => {
        await mutateAsync();
        toasts.show({ tone: 'success', title: <Trans>The app was unpublished</Trans> });
      }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={<Trans>Take the app out of {store}?</Trans>}
    />
  );
}
