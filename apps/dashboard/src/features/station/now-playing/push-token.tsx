import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { NowPlaying } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { KeyRoundIcon } from '@unmuted/ui/icons';
import { useToast } from '@unmuted/ui/toast';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '#/components/confirm/confirm-dialog.tsx';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { createPushToken, deletePushToken } from '#/data/now-playing/now-playing.queries.ts';
import { useNowPlayingStation } from '#/features/station/now-playing/now-playing-context.ts';
import type { NewToken } from '#/features/station/now-playing/push-example.ts';
import { PushTokenDialog } from '#/features/station/now-playing/push-token-dialog.tsx';

export interface PushTokenProps {
  hasToken: boolean;
  /** The saved source is push, so that the server accepts songs. */
  isSaved: boolean;
  now: NowPlaying;
}

/** The token with which playout software sends songs: create, replace and revoke. Each acts at once, apart from the form. */
export function PushToken({ hasToken, isSaved, now }: PushTokenProps) {
  const { api, id, isFixed } = useNowPlayingStation();
  const { t } = useLingui();
  const toasts = useToast();
  const create = useMutation(createPushToken(api, id));
  const revoke = useMutation(deletePushToken(api, id));
  const [created, setCreated] = useState<NewToken | null>(null);
  const whole = useRef<HTMLDivElement>(null);
  const pushed = now.songs.filter(({ source }) => source === 'push').length;

  return (
    <div className="grid gap-3 rounded-control outline-none" ref={whole} tabIndex={-1}>
      {!isSaved && (
        <Alert silent tone="info">
          <Trans>Songs are accepted once you save this source.</Trans>
        </Alert>
      )}
      <p className="flex items-center gap-2 text-14">
        <KeyRoundIcon className="flex-none text-fg-muted" />
        {hasToken ? (
          <Trans>This station has a token. It can’t be shown again.</Trans>
        ) : (
          <Trans>Your software needs a token. There is none yet.</Trans>
        )}
      </p>
      {create.isError && <CallFailure reason={create.error} />}
      <div className="flex flex-wrap gap-2">
        {hasToken ? (
          <>
            <ConfirmDialog
              action={<Trans>Create a new token</Trans>}
              onConfirm={async () => setCreated(await create.mutateAsync())}
              title={<Trans>Replace the token?</Trans>}
              trigger={
                <Button disabled={isFixed} size="sm">
                  <Trans>Replace token</Trans>
                </Button>
              }
            >
              <Cost pushed={pushed} />
            </ConfirmDialog>
            <ConfirmDialog
              action={<Trans>Revoke token</Trans>}
              onConfirm={async () => {
                await revoke.mutateAsync();
                toasts.show({ tone: 'success', title: t`Token revoked` });
              }}
              onDone={() => whole.current?.focus()}
              title={<Trans>Revoke the token?</Trans>}
              trigger={
                <Button disabled={isFixed} size="sm" variant="ghost">
                  <Trans>Revoke token</Trans>
                </Button>
              }
            >
              <Cost pushed={pushed} />
            </ConfirmDialog>
          </>
        ) : (
          <Button
            disabled={isFixed}
            loading={create.isPending}
            onClick={() => create.mutate(undefined, { onSuccess: setCreated })}
            size="sm"
          >
            <Trans>Create token</Trans>
          </Button>
        )}
      </div>
      {created && <PushTokenDialog created={created} onClose={() => setCreated(null)} />}
    </div>
  );
}

/** What the end of a token costs. */
function Cost({ pushed }: { pushed: number }) {
  return (
    <>
      <Trans>Software that uses the current token can’t send songs any more, at once.</Trans>{' '}
      <Plural
        _0="None of the latest 50 texts came with a token."
        one="# of the latest 50 texts came with a token."
        other="# of the latest 50 texts came with a token."
        value={pushed}
      />
    </>
  );
}
