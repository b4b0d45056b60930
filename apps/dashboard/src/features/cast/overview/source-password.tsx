import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { CastStream } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { useEffect, useRef } from 'react';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { revealSourcePassword, rotateSourcePassword } from '#/data/source/source.queries.ts';
import { PasswordDialog } from '#/features/cast/overview/password-dialog.tsx';
import { useCastContext, useCastLive, useCastStatus } from '#/features/cast/shell/cast-context.ts';

export interface SourcePasswordProps {
  stream: Pick<CastStream, 'mount'>;
}

/** The source password: hidden until the owner reauthenticates, and hidden again on leaving the page. */
export function SourcePassword({ stream: { mount } }: SourcePasswordProps) {
  const stream = mount.slice(1);
  const { t } = useLingui();
  const term = t`Password`;
  const { api, username } = useCastContext();
  const { engine } = useCastStatus();
  const reveal = useMutation(revealSourcePassword(api));
  const rotate = useMutation(rotateSourcePassword(api));
  // Passwords of an externally configured engine are set by its operator.
  const canRotate = engine?.capabilities?.configurable === true;
  const shown = rotate.data?.password ?? reveal.data?.password;
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown !== undefined) text.current?.focus();
  }, [shown]);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
      {shown === undefined ? (
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
            onProved={(proof) => reveal.mutateAsync({ username, stream, proof })}
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
          <CopyButton text={shown} label={t`Copy: ${term}`} />
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
          onProved={(proof) => rotate.mutateAsync({ username, stream, proof })}
        >
          <WhatItCosts mount={mount} />
        </PasswordDialog>
      )}
    </div>
  );
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
