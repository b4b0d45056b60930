import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ApiError, type Directory } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { RotateCwIcon } from '@unmuted/ui/icons';
import { type ReactNode, useId, useState } from 'react';
import { useTimeLeft, WaitAnnouncement } from '#/components/countdown/countdown.tsx';
import { checkDirectory } from '#/data/directories/directories.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { useIsFuture } from '#/lib/use-is-future.ts';

export interface DirectoryCheckProps {
  directory: Pick<Directory, 'id' | 'name' | 'isChecking'>;
  isFixed: boolean;
  /** The button label. */
  children: ReactNode;
}

/** Checks a directory now. When rate limited, shows when it can be checked again. */
export function DirectoryCheck({ directory, isFixed, children }: DirectoryCheckProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { api, username } = useCastContext();
  const { mutate, isPending, error } = useMutation(checkDirectory(api, username));
  const [retryAt, setRetryAt] = useState(0);
  const isTooSoon = useIsFuture(retryAt);
  const check = () =>
    mutate(directory.id, {
      onError: (reason) => {
        const waitS = reason instanceof ApiError ? reason.retryAfterS : null;
        if (waitS !== null) setRetryAt(Date.now() + waitS * 1000);
      },
    });
  const isThrottled = error instanceof ApiError && error.code === 'request.rate_limited';
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          aria-describedby={isTooSoon ? id : undefined}
          disabled={isFixed}
          loading={isPending || directory.isChecking}
          onClick={() => {
            if (!isTooSoon) check();
          }}
          size="sm"
        >
          <RotateCwIcon />
          {children}
        </Button>
        {isTooSoon && <RetryCountdown id={id} until={retryAt} />}
      </div>
      {retryAt > 0 && <WaitAnnouncement until={retryAt} />}
      {error !== null && !(isThrottled && retryAt > 0) && (
        <Alert tone="danger" title={<Trans>Check failed</Trans>}>
          {errorText(i18n, error)}
        </Alert>
      )}
    </div>
  );
}

function RetryCountdown({ until, id }: { until: number; id: string }) {
  const wait = useTimeLeft(until);
  return (
    <span className="text-13 text-fg-muted tabular-nums" id={id}>
      <Trans>Just checked. Try again in {wait}.</Trans>
    </span>
  );
}
