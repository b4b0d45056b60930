import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CastStream } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { useEffect, useRef } from 'react';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { PasswordDialog } from '#/features/cast/overview/password-dialog.tsx';
import { type SourcePasswordState, useSourcePassword } from '#/features/cast/overview/use-source-password.ts';
import { useCastLive, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { usePermission } from '#/session/use-permission.ts';

export interface SourcePasswordProps {
  password: SourcePasswordState;
}

/** The source password: hidden until the owner reauthenticates, and hidden again on leaving the page. */
export function SourcePassword({ password: { mount, shown, reveal, rotate } }: SourcePasswordProps) {
  const { t } = useLingui();
  const term = t`Password`;
  const { engine } = useCastStatus();
  // Passwords of an externally configured engine are set by its operator.
  const mayRotate = usePermission('settings.manage');
  const canRotate = mayRotate && engine?.capabilities?.configurable === true;
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown !== null) text.current?.focus();
  }, [shown]);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
      {shown === null ? (
        <>
          <span aria-hidden className="font-mono text-13 text-fg-muted">
            ••••••••
          </span>
          <PasswordDialog
            trigger={
              <Button size="sm" variant="secondary">
                <Trans>Show</Trans>
              </Button>
            }
            title={<Trans>Show the source password</Trans>}
            action={<Trans>Show</Trans>}
            onProved={reveal}
          >
            <Trans>
              Anyone with this password can broadcast on this cast. Viewing it is recorded in your account
              activity.
            </Trans>
          </PasswordDialog>
        </>
      ) : (
        <span className="flex min-w-0 flex-1 items-center">
          <span
            dir="ltr"
            className="min-w-0 flex-1 font-mono text-13 wrap-anywhere outline-none"
            ref={text}
            tabIndex={-1}
          >
            {shown}
          </span>
          <CopyButton secret text={shown} label={t`Copy: ${term}`} />
        </span>
      )}
      {canRotate && (
        <PasswordDialog
          danger
          trigger={
            <Button size="sm" variant="ghost">
              <Trans>New password</Trans>
            </Button>
          }
          title={<Trans>Generate a new source password</Trans>}
          action={<Trans>Generate new password</Trans>}
          onProved={rotate}
        >
          <WhatItCosts mount={mount} />
        </PasswordDialog>
      )}
    </div>
  );
}

/** The source password of a stream, where nothing else on the page depends on it. */
export function StreamPassword({ stream }: { stream: Pick<CastStream, 'mount'> }) {
  return <SourcePassword password={useSourcePassword(stream.mount)} />;
}

/** Counts the affected listeners while the dialog is open. */
function WhatItCosts({ mount }: Pick<CastStream, 'mount'>) {
  const { overview } = useCastLive();
  const listeners = overview?.now.streams.find((stream) => stream.mount === mount)?.listeners ?? null;
  if (listeners === null)
    return <Trans>The current password no longer works; enter the new one in your encoder.</Trans>;
  return (
    <Plural
      value={listeners}
      one="Your encoder will be disconnected. # listener hears nothing until it reconnects with the new password."
      other="Your encoder will be disconnected. # listeners hear nothing until it reconnects with the new password."
    />
  );
}
