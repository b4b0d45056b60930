import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, type Preflight } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { RadioTowerIcon } from '@unmuted/ui/icons';
import { Spinner } from '@unmuted/ui/spinner';
import { useState } from 'react';
import { Countdown, WaitAnnouncement } from '#/components/countdown/countdown.tsx';
import { preflightQuery, runPreflight } from '#/data/directories/directories.queries.ts';
import { PreflightCheck } from '#/features/cast/directories/preflight-check.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { TimeAgo } from '#/features/cast/shell/time-ago.tsx';
import { errorText } from '#/i18n/notice.messages.ts';

/** Runs the stream checks of directories and shows which would reject the stream. */
export function PreflightCard() {
  const { t, i18n } = useLingui();
  const { api, username } = useCastContext();
  const last = useQuery(preflightQuery(username));
  const { mutate, isPending, error } = useMutation(runPreflight(api, username));
  const [retryAt, setRetryAt] = useState(0);
  const run = () =>
    mutate(undefined, {
      onError: (reason) => {
        const waitS = reason instanceof ApiError ? reason.retryAfterS : null;
        if (waitS !== null) setRetryAt(Date.now() + waitS * 1000);
      },
    });
  const preflight = last.data;
  return (
    <Card asChild>
      <section aria-label={t`Stream check`}>
        <CardHeader
          actions={
            <Button loading={isPending} onClick={run} size="sm">
              <RadioTowerIcon />
              {preflight ? <Trans>Check again</Trans> : <Trans>Check my stream</Trans>}
            </Button>
          }
          description={
            preflight ? (
              <Trans>
                Checked the way directories do, <TimeAgo at={preflight.at} />
              </Trans>
            ) : (
              <Trans>Run the same checks directories run.</Trans>
            )
          }
          title={<Trans>Stream check</Trans>}
        />
        <CardBody className="grid gap-4">
          {error !== null && (
            <Alert tone="danger" title={<Trans>Couldn’t check the stream</Trans>}>
              {errorText(i18n, error)}
              {retryAt > 0 && <Countdown until={retryAt} />}
            </Alert>
          )}
          {retryAt > 0 && <WaitAnnouncement until={retryAt} />}
          <div aria-live="polite">
            {isPending ? (
              <Spinner>
                <Trans>Checking the stream. This takes a few seconds.</Trans>
              </Spinner>
            ) : (
              preflight && <Summary preflight={preflight} />
            )}
          </div>
          {preflight ? (
            <Checks preflight={preflight} />
          ) : (
            !isPending &&
            error === null && (
              <EmptyState
                title={<Trans>Not checked yet</Trans>}
                description={<Trans>Results are kept until you leave Studio.</Trans>}
              />
            )
          )}
        </CardBody>
      </section>
    </Card>
  );
}

function Summary({ preflight: { checks, directories } }: { preflight: Preflight }) {
  const failed = checks.filter(({ outcome }) => outcome === 'fail').length;
  const rejecting = directories.filter(({ outcome }) => outcome === 'fail').map(({ name }) => name);
  const names = rejecting.join(', ');
  return (
    <p className="font-medium wrap-anywhere">
      <Plural value={failed} _0="All checks passed." one="# check failed." other="# checks failed." />{' '}
      {names !== '' && (
        <Trans>
          Would be rejected by <bdi>{names}</bdi>.
        </Trans>
      )}
    </p>
  );
}

function Checks({ preflight: { checks, directories } }: { preflight: Preflight }) {
  const { t } = useLingui();
  const names = new Map(directories.map(({ directory, name }) => [directory, name]));
  return (
    <ul aria-label={t`Checks`}>
      {checks.map((check) => (
        <PreflightCheck check={check} key={check.id} names={names} />
      ))}
    </ul>
  );
}
